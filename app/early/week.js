// Puts this week's range (Monday to Sunday in Tokyo) in the place of the build's, before it is painted.
// The same arithmetic as horoscope/week.ts, which a test holds against this text.
((d) => {
  var DAY = 864e5;
  function text(ms) {
    var t = new Date(ms);
    return t.getUTCFullYear() + '/' + (t.getUTCMonth() + 1) + '/' + t.getUTCDate();
  }
  var today = Math.floor((Date.now() + 324e5) / DAY);
  var monday = today - ((today + 3) % 7);
  var range = [text(monday * DAY), text((monday + 6) * DAY)];
  function correct() {
    d.querySelectorAll('[data-week]').forEach((element) => {
      var value = range[element.getAttribute('data-week') === 'start' ? 0 : 1];
      if (element.firstChild && element.firstChild.data !== value) element.firstChild.data = value;
    });
  }
  var watcher = new MutationObserver(correct);
  watcher.observe(d, { childList: true, subtree: true });
  d.addEventListener('DOMContentLoaded', () => {
    watcher.disconnect();
    correct();
  });
})(document);
