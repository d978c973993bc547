// A tap on カードを引く before React has come: the drawing screen at once, and the wait counts from the tap.
// The screen stands in every draw page; `data-phase` on its section shows it. React asks for the time of the tap
// (`take`) and goes on from there on the same elements, so nothing that is seen begins anew.
((d, w) => {
  var KEY = 'hoshiakari:draw';
  var screen, since, clock;
  // True on a page that was loaded again for a draw that got lost.
  var resumed = false;
  function bar() {
    return screen.querySelector('[role=progressbar]');
  }
  function begin(button, e) {
    if (screen) return;
    screen = button.closest('[data-phase]');
    var delay = +screen.getAttribute('data-delay');
    var now = performance.now();
    // The browser's own stamp, as the page may have been busy; some engines have counted it from another moment.
    since = e.timeStamp <= now && now - e.timeStamp < 1000 ? e.timeStamp : now;
    screen.removeAttribute('data-trouble');
    screen.style.setProperty('--wait', delay + 'ms');
    screen.setAttribute('data-phase', 'drawing');
    var fifths = 0;
    clock = setInterval(() => {
      fifths++;
      if (fifths <= 5) bar().setAttribute('aria-valuenow', fifths * 20);
      // The moons are full and no card is there: two fifths later the page says why.
      if (fifths === 7) screen.setAttribute('data-trouble', 'slow');
    }, delay / 5);
  }
  function end(trouble) {
    clearInterval(clock);
    bar().setAttribute('aria-valuenow', 0);
    screen.setAttribute('data-phase', 'idle');
    screen.style.removeProperty('--wait');
    if (trouble) screen.setAttribute('data-trouble', trouble);
    else screen.removeAttribute('data-trouble');
    screen = since = undefined;
  }
  // Loads the page again and draws there: Firefox and WebKit never ask again for a module that failed. It asks for an
  // answer first; a reload without network would put the browser's own error page in the place of this one.
  function again(tapped) {
    fetch(location.href, { cache: 'no-store' })
      .then((answer) => {
        if (!screen) return;
        if (!answer.ok) throw answer.status;
        try {
          sessionStorage.setItem(KEY, location.pathname);
        } catch (e) {
          // Nothing can be remembered: by itself it would load again for ever.
          if (!tapped) throw e;
        }
        location.reload();
      })
      .catch(() => {
        if (screen) end('lost');
      });
  }
  w.__draw = {
    begin: begin,
    again: again,
    // React's modules did not come: once by itself, then at each tap.
    failed: () => {
      if (screen && resumed) end('lost');
      else if (screen) again(false);
    },
    take: () => {
      var time = since;
      clearInterval(clock);
      if (screen) screen.removeAttribute('data-trouble');
      screen = since = undefined;
      return time;
    },
  };
  // Who leaves has not drawn; the page may come back as it was left.
  w.addEventListener('pagehide', () => {
    if (screen) end();
  });
  try {
    resumed = sessionStorage.getItem(KEY) === location.pathname;
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing can be remembered here.
  }
  if (resumed) {
    d.addEventListener('DOMContentLoaded', () => {
      var button = d.querySelector('[data-early=draw]');
      if (button) button.click();
    });
  }
})(document, window);
