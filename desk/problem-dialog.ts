import type { Problem } from '../app/content/explain/problem.ts';

/**
 * Shows what has to be mended before a file can be saved, in the words of the content check.
 * @returns once she has closed it
 */
export function showProblems(problems: readonly Problem[]): Promise<void> {
  const dialog = document.createElement('dialog');
  dialog.className = 'desk-problems';
  const title = document.createElement('h2');
  title.textContent = 'まだ保存していません';
  const list = document.createElement('ul');
  for (const { key, ja } of problems) {
    const item = document.createElement('li');
    const place = document.createElement('b');
    place.textContent = key;
    item.append(place, ` ${ja}`);
    list.append(item);
  }
  const close = document.createElement('button');
  close.textContent = '閉じて直す';
  close.addEventListener('click', () => dialog.close());
  const next = document.createElement('p');
  next.textContent =
    'このあと「問題が発生しました」と出るので、OKを押して、直してから保存します。書いたものは残っています。';
  dialog.append(title, list, next, close);
  document.body.append(dialog);
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => {
      dialog.remove();
      resolve();
    });
  });
}
