// In an in-app browser where LINE's sign-up fails, a link to LINE opens the explanation instead.
// The table of user agents is in shell/in-app-browser.ts, which fills in PATTERNS.
((d, n) => {
  var found = PATTERNS.filter((p) => new RegExp(p[1]).test(n.userAgent))[0];
  if (found) d.documentElement.setAttribute('data-in-app', found[0]);
  if (found && found[0] === 'line') {
    // LINE opens an outside link in the real browser when the address asks for it.
    d.addEventListener(
      'click',
      (e) => {
        var a = e.target.closest && e.target.closest('a[target=_blank]');
        if (!a || a.hasAttribute('data-line-link') || /[?&]openExternalBrowser=/.test(a.search)) return;
        a.search += (a.search ? '&' : '?') + 'openExternalBrowser=1';
      },
      true,
    );
  } else if (found) {
    d.addEventListener(
      'click',
      (e) => {
        var a = e.target.closest && e.target.closest('a[data-line-link]');
        var sheet = a && d.getElementById('line-sheet');
        if (!sheet) return;
        e.preventDefault();
        e.stopPropagation();
        d.querySelectorAll('dialog[open]').forEach((open) => {
          open.close();
        });
        sheet.showModal();
        sheet.addEventListener(
          'close',
          () => {
            a.focus();
          },
          { once: true },
        );
      },
      true,
    );
  }
})(document, navigator);
