// React starts after the picture: nothing of it may stand in the way of what the visitor looks at, nor come late to
// her tap. Its files are fetched once the page's own picture has been painted, and run once no larger paint has followed
// for 150 ms and the browser is idle; both happen at once at the first touch or key beside a link (the next page is on
// its way then).
// It stands before the styles, for the browser lets no script run that follows styles on their way.
((w, d, start) => {
  var data, started, come, quiet;
  var parsed = new Promise((resolve) => {
    d.addEventListener('DOMContentLoaded', resolve);
  });
  function fetchFiles() {
    if (data) return;
    start.preloads.forEach((address) => {
      var link = d.createElement('link');
      link.rel = 'modulepreload';
      link.href = address;
      d.head.append(link);
    });
    data = fetch(start.data).then((answer) => {
      if (!answer.ok) throw answer.status;
      return answer.text();
    });
    // Told below, when it is needed.
    data.catch(() => {});
  }
  function go() {
    if (started) return;
    started = true;
    fetchFiles();
    Promise.all([data, parsed].concat(start.modules.map((address) => import(address))))
      .then((files) => {
        var stream = w.__reactRouterContext.streamController;
        stream.enqueue(files[0]);
        stream.close();
        w.__reactRouterRouteModules = {};
        // After data and page comes the manifest, then the routes in their order.
        start.routes.forEach((route, place) => {
          w.__reactRouterRouteModules[route] = files[place + 3];
        });
        return import(start.entry);
      })
      // A module that failed is never fetched again by Firefox and WebKit: the next tap loads the page again.
      .catch(() => {
        w.__early(false);
        w.__go = () => {
          location.reload();
        };
      });
  }
  function goWhenIdle() {
    if (w.requestIdleCallback) requestIdleCallback(go, { timeout: 1500 });
    else setTimeout(go, 200);
  }
  function wait() {
    clearTimeout(quiet);
    quiet = setTimeout(() => {
      fetchFiles();
      goWhenIdle();
    }, 150);
  }
  function touched(e) {
    if (!e.target.closest || !e.target.closest('a')) go();
  }
  w.__go = go;
  ['pointerdown', 'touchstart', 'keydown'].forEach((name) => {
    w.addEventListener(name, touched, { passive: true, capture: true });
  });
  parsed.then(() => {
    var picture = d.querySelector('img[fetchpriority=high]');
    function there() {
      come = true;
      // No frame comes before the styles have.
      requestAnimationFrame(wait);
    }
    if (picture && !picture.complete) picture.onload = picture.onerror = there;
    else there();
    try {
      new PerformanceObserver((paints) => {
        if (!come) return;
        if (paints.getEntries().some((paint) => paint.element === picture)) fetchFiles();
        wait();
      }).observe({ type: 'largest-contentful-paint', buffered: true });
    } catch {
      // Not every engine tells of large paints; the picture's arrival stands for them.
    }
  });
})(window, document, START);
