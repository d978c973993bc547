// Stands in for `command`/`commandfor` and `closedby` where the browser lacks them; gives the focus back.
((d) => {
  var invokers = 'command' in HTMLButtonElement.prototype;
  var lightDismiss = 'closedBy' in HTMLDialogElement.prototype;
  d.addEventListener('click', (e) => {
    var button = e.target.closest && e.target.closest('[commandfor]');
    var dialog = button && d.getElementById(button.getAttribute('commandfor'));
    if (dialog && !invokers) {
      if (button.getAttribute('command') === 'close') dialog.close();
      else if (!dialog.open) {
        dialog.showModal();
        dialog.addEventListener(
          'close',
          () => {
            button.focus();
          },
          { once: true },
        );
      }
    }
    if (!lightDismiss && e.target.tagName === 'DIALOG' && e.target.getAttribute('closedby') === 'any') {
      var box = e.target.getBoundingClientRect();
      var outside =
        e.clientX < box.left || e.clientX > box.right || e.clientY < box.top || e.clientY > box.bottom;
      if (outside) e.target.close();
    }
  });
})(document);
