/** Sentences for advertisements that cannot be shown: each ends with what to do on the network's own page. */
import type { Message } from './problem.ts';

/** Networks that are told apart by a host in their HTML, and where each keeps its links around a picture. */
const NETWORKS: { host: RegExp; name: string; choose: string }[] = [
  { host: /\ba8\.net\b/, name: 'A8.net', choose: '「広告リンク」の画面で、タイプが「バナー」の素材を選んで' },
  { host: /\bafi-b\.com\b/, name: 'afb', choose: '「広告原稿」の画面で、「バナー」の原稿を選んで' },
  {
    host: /\b(?:moshimo|msmstatic)\.com\b/,
    name: 'もしもアフィリエイト',
    choose: '「かんたんリンク」ではなく、広告リンクの画面で「バナー」の素材を選んで',
  },
  {
    host: /\bvaluecommerce\.(?:com|ne\.jp)\b/,
    name: 'バリューコマース',
    choose: 'バナーの広告コードのうち、<script> で始まらない、画像とリンクだけの種類を選んで',
  },
  {
    host: /\baccesstrade\.(?:net|ne\.jp)\b/,
    name: 'アクセストレード',
    choose: '広告素材の画面で、「バナー」の素材を選んで',
  },
  {
    host: /\brakuten\.co\.jp\b/,
    name: '楽天アフィリエイト',
    choose: '「モーションウィジェット」や商品リンクではなく、「バナー」のリンクを選んで',
  },
];

/** Google's advertisements come as scripts alone: there is nothing else to choose. */
const ONLY_SCRIPTS = /\b(?:googlesyndication\.com|doubleclick\.net)\b/;

/** @param snippet the whole HTML, which says whose it is */
export function explainBanner(snippet: string) {
  return {
    script: (): Message =>
      ONLY_SCRIPTS.test(snippet)
        ? {
            ja: 'Google AdSense の広告はスクリプトだけでできているので、このサイトでは使えません。アフィリエイトの画像リンクの素材を使ってください。',
            en: "Google AdSense has scripts alone, which may not stand here. Use an affiliate network's link around a picture.",
          }
        : {
            ja: `広告のHTMLにスクリプト（<script>）が入っています。見る人を守るため、スクリプトは使えません。${chooseJa(snippet)}`,
            en: `The banner has a <script>, which may not stand here. ${CHOOSE_EN}`,
          },
    element: (name: string): Message => ({
      ja: `広告のHTMLに <${name}> は使えません。${chooseJa(snippet)}`,
      en: `The banner may not have <${name}>. ${CHOOSE_EN}`,
    }),
    comment: (): Message => ({
      ja: '広告のHTMLにコメントが入っています。<!-- から --> までを消してください。',
      en: 'The banner has a comment. Delete it from <!-- to -->.',
    }),
    handler: (element: string, name: string): Message => ({
      ja: `広告の <${element}> に、プログラムを動かす「${name}」が入っています。見る人を守るため、使えません。${chooseJa(snippet)}`,
      en: `The banner's <${element}> has the program "${name}", which may not stand here. ${CHOOSE_EN}`,
    }),
    attribute: (element: string, name: string): Message => ({
      ja: `広告の <${element}> に「${name}」は使えません。「${name}」とその値を消すか、別の素材を選んでください。`,
      en: `The banner's <${element}> may not have "${name}". Delete it with its value, or choose another banner.`,
    }),
    text: (found: string): Message => ({
      ja: `広告のHTMLに文字「${short(found)}」があります。文字の広告（テキスト素材）は使えません。${chooseJa(snippet)}`,
      en: `The banner has the text "${short(found)}"; links around a text may not stand here. ${CHOOSE_EN}`,
    }),
    curlyQuotes: (): Message => ({
      ja: '広告のHTMLの引用符が “ ” になっています。メモ帳や Word を通すと変わることがあります。半角の " に直すか、広告会社の画面から直接、もう一度そのまま貼り付けてください。',
      en: 'The banner has curly quotes. Write " instead, or paste the network\'s HTML again without a word processor between.',
    }),
    malformed: (code: string): Message => ({
      ja: `広告のHTMLの形が崩れています（タグや引用符が途中で切れている、同じ項目が二度ある、など）。広告会社の画面で全体を写し直してください。写し直しても同じなら、その素材は使えません。${chooseJa(snippet)}`,
      en: `The banner's HTML is broken (${code}). Copy all of it again; if that changes nothing, it may not stand here. ${CHOOSE_EN}`,
    }),
    links: (count: number): Message =>
      count === 0
        ? {
            ja: `広告にリンク（<a href="…">）がありません。${chooseJa(snippet)}`,
            en: `The banner has no link. ${CHOOSE_EN}`,
          }
        : {
            ja: `広告のリンクが${count}つあります。1つのファイルには、広告を1つだけ貼ってください。`,
            en: `The banner has ${count} links. Paste one banner into each file.`,
          },
    pictures: (count: number): Message =>
      count === 0
        ? {
            ja: `広告のリンクの中に画像がありません。${chooseJa(snippet)}`,
            en: `The banner's link has no picture. ${CHOOSE_EN}`,
          }
        : {
            ja: `広告のリンクの中に画像が${count}つあり、どれが見せる画像か、わかりません。数を数えるための画像には width="1" height="1" を書き足し、見せる画像は1つだけにしてください。`,
            en: `The banner's link has ${count} pictures. Give the counting picture width="1" height="1", and leave one to be seen.`,
          },
    pixels: (count: number): Message => ({
      ja: `広告に、数を数えるための画像が${count}つあります。1つのファイルには、広告を1つだけ貼ってください。`,
      en: `The banner has ${count} counting pictures. Paste one banner into each file.`,
    }),
    size: (want: string, found: string): Message => ({
      ja: `ここに置ける広告の画像は ${want} だけですが、これは ${found} です。広告会社の画面で、大きさが ${want} の素材を選び直してください。`,
      en: `Only a banner of ${want} may stand here; found ${found}. Choose one of that size on the network's page.`,
    }),
    pixelSize: (found: string): Message => ({
      ja: `リンクの外の画像は、数を数えるための 1x1 のものだけが使えますが、これは ${found} です。見せる画像は、リンク（<a> から </a>）の中に1つだけ置きます。`,
      en: `Outside the link only a counting picture of 1x1 may stand; found ${found}.`,
    }),
    number: (name: string, found: string): Message => ({
      ja: `広告の画像の ${name} には、画素の数を半角の数字だけで書きます。今は「${short(found)}」です。`,
      en: `The banner's ${name} must be a number of pixels; found "${short(found)}".`,
    }),
    address: (name: string, found: string): Message =>
      /^http:/i.test(found)
        ? {
            ja: `広告の ${name} が http:// で始まっています（「${short(found)}」）。広告会社の画面で、SSL（https）に対応した素材を選び直してください。`,
            en: `The banner's ${name} starts with http:// ("${short(found)}"). Choose a banner with https.`,
          }
        : {
            ja: `広告の ${name} は、https:// と正しいホスト名で始まるアドレスでなければなりません。今は「${short(found)}」です。`,
            en: `The banner's ${name} must start with https:// and the name of a host; found "${short(found)}".`,
          },
  };
}

const CHOOSE_EN = "Choose a link around a picture on the network's own page.";

function chooseJa(snippet: string): string {
  const network = NETWORKS.find(({ host }) => host.test(snippet));
  return network
    ? `${network.name}の${network.choose}、そのHTMLを貼ってください。`
    : '広告会社の画面で「画像リンク（バナー）」の素材を選んで、そのHTMLを貼ってください。';
}

/** At most 80 characters of a value, on one line. */
function short(value: string): string {
  const letters = [...value.replace(/\s+/g, ' ')];
  return letters.length > 80 ? `${letters.slice(0, 80).join('')}…` : letters.join('');
}
