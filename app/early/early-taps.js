// Keeps taps on [data-early] elements until React is there, starts React at once, and replays each tap once.
// The draw's own button is answered by early-draw.js, which stands before this script.
((d, w) => {
  var kept = [];
  var failed = false;
  function keep(e) {
    var target = e.target.closest && e.target.closest('[data-early]');
    if (!target) return;
    e.preventDefault();
    e.stopPropagation();
    if (target.getAttribute('data-early') === 'draw') {
      w.__draw.begin(target, e);
      if (failed) {
        w.__draw.again(true);
        return;
      }
    } else {
      if (kept.indexOf(target) < 0) kept.push(target);
      target.setAttribute('aria-busy', 'true');
    }
    if (w.__go) w.__go();
  }
  d.addEventListener('click', keep, true);
  // The root calls this once its effects have run; the loader calls it with false when a script failed to load.
  w.__early = (ready) => {
    if (ready) d.removeEventListener('click', keep, true);
    else {
      failed = true;
      w.__draw.failed();
    }
    kept.splice(0).forEach((target) => {
      target.removeAttribute('aria-busy');
      if (ready && target.isConnected) target.click();
    });
  };
})(document, window);
