// The page shown without a network tries the wanted one again: at a press, and as soon as the network is back.
((d, w) => {
  var retry = d.querySelector('[data-offline] button');
  function again() {
    w.location.reload();
  }
  if (!retry) return;
  retry.addEventListener('click', again);
  w.addEventListener('online', again);
})(document, window);
