/** The first page of the owner's desk: her week, what is still to do before publishing, and how to go back. */
import { byTask, placeOf, type ToDo } from '../desk/to-do.ts';

/** What the page has no need of is closed; its styles stand in it. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";

/** Her week, from Sunday evening on: what she opens, and where it is in the editor. */
const WEEK = [
  ['今週の運勢を書く', '日曜の夜に。書かない星座には、星の言葉が出ます', 'weeks'],
  ['A・B・Cを作る', '土曜の夜に。動画と、三枚の答え', 'picks'],
  ['お知らせを書く', 'お休み、値段、新しいこと', 'notices'],
  ['記事を書く', 'ブログの記事', 'articles'],
  ['値段とサービスを直す', '値段はここを直すと、どのページでも変わります', 'services'],
  ['ほかを直す', 'カード、ページの言葉、リンク、広告、法的な表記', ''],
] as const;

/**
 * @param name the site's
 * @param list what is still to do
 */
export function deskPage(name: string, list: readonly ToDo[]): string {
  return `<!DOCTYPE html>
<html lang="ja"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${escaped(name)}の机</title><style>${STYLES}</style></head>
<body><main>
<h1>${escaped(name)}の机</h1>
<nav><ul class="week">${WEEK.map(([title, text, place]) => `<li><a href="/desk/editor${place && `#/collections/${place}`}"><b>${title}</b><span>${text}</span></a></li>`).join('')}</ul></nav>
${toDoList(list)}
${HOW}
</main></body></html>
`;
}

function toDoList(list: readonly ToDo[]): string {
  if (list.length === 0)
    return '<section><h2>公開の準備</h2><p class="done">すべてできています。</p></section>';
  const parts = byTask(list).map(({ title, how, own }) => {
    const places = own
      .map((one) => `<li><code>${escaped(placeOf(one))}</code> ${escaped(one.what)}</li>`)
      .join('');
    return `<details><summary>${title}<span>あと${own.length}</span></summary><p>${escaped(how)}</p><ul>${places}</ul></details>`;
  });
  return `<section><h2>公開までに、あと${list.length}件</h2>${parts.join('')}<p class="note">直して保存し、サイトを作りなおすと、ここから消えます。</p></section>`;
}

const HOW = `<section><h2>はじめて開くとき</h2>
<ol><li>パソコンの Chrome か Edge で開きます。スマホでは「トークンで」だけが使えます。</li>
<li><b>自分のパソコンのフォルダで</b>：「ローカルリポジトリで作業」を押し、サイトのフォルダを選びます。保存すると、そのフォルダのファイルが変わります。</li>
<li><b>どこからでも、トークンで</b>：「アクセストークンを使用してログイン」を押し、GitHubで作ったトークンを貼ります。保存すると公開が始まり、二十分ほどでサイトに出ます。</li></ol>
<p class="note">トークンの作り方は docs/going-live.md の「机」にあります。</p></section>
<section><h2>まちがえて公開したとき</h2>
<p>前のサイトには一歩で戻れます。GitHubの「Actions → rollback → Run workflow」を押すか、パソコンで <code>npm run rollback</code> と打ちます。書いたものは消えません。直して保存すれば、また新しいほうが出ます。</p></section>
<section><h2>公開できなかったとき</h2>
<p>サイトは、最後にうまくいったもののまま残っています。GitHubからメールが来て、どのファイルのどこを直すかが日本語で書いてあります。机で直して、もう一度保存してください。</p></section>`;

const STYLES = `:root{color-scheme:light;font:17px/1.9 "Hiragino Sans","Noto Sans JP","Noto Sans CJK JP",sans-serif;color:#2a2440;background:#f7f3ea}
body{margin:0}main{max-width:46rem;margin:0 auto;padding:40px 20px 80px}h1,h2{font-family:"Hiragino Mincho ProN","Noto Serif JP","Noto Serif CJK JP",serif;font-weight:600;letter-spacing:.06em;line-height:1.5}
h1{font-size:1.7rem;margin:0 0 28px}h2{font-size:1.25rem;margin:52px 0 12px;padding-bottom:8px;border-bottom:1px solid #c9b68a}
.week{list-style:none;margin:0;padding:0;display:grid;gap:12px;grid-template-columns:repeat(auto-fit,minmax(17rem,1fr))}
.week a{display:block;height:100%;box-sizing:border-box;padding:16px 20px;border:1px solid #d8cba8;border-radius:12px;background:#fffdf7;color:inherit;text-decoration:none}
.week a:hover{border-color:#8a6a1f}.week a:focus-visible,summary:focus-visible{outline:3px solid #5b3fa0;outline-offset:2px}
.week b{display:block;font-weight:600}.week span{font-size:.85rem;color:#5d5570}
details{border-bottom:1px solid #e2d8c0}summary{display:flex;justify-content:space-between;gap:16px;padding:12px 4px;cursor:pointer;font-weight:600}
summary span{flex:none;font-weight:400;color:#8a3a2c}details p{margin:0 4px 8px}details ul{margin:0 0 16px;padding-left:1.4em;font-size:.85rem;overflow-wrap:anywhere}
code{font-size:.9em;background:#efe7d4;padding:1px 6px;border-radius:4px;overflow-wrap:anywhere}.note{font-size:.85rem;color:#5d5570}.done{font-weight:600}ol{padding-left:1.4em}`;

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
