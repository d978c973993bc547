// Chooses the banners of this page load: each group shows as many of its banners as it has places.
((d) => {
  d.querySelectorAll('[data-banners]').forEach((group) => {
    var closed = [].slice.call(group.querySelectorAll('aside[hidden]'));
    for (var left = +group.getAttribute('data-banners'); left > 0 && closed.length; left--) {
      closed.splice(Math.floor(Math.random() * closed.length), 1)[0].hidden = false;
    }
    // A picture that does not come (no network, a blocker) leaves no broken frame behind.
    function close(e) {
      if (e.target.closest('a')) e.target.closest('aside').hidden = true;
    }
    group.addEventListener('error', close, true);
  });
})(document);
