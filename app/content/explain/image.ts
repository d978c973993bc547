/** Sentences for pictures of the owner that cannot be shown. */
import type { ImageFault } from '../check/image-file.ts';
import type { Message } from './problem.ts';

const AGAIN_JA = 'JPEG か PNG で保存し直してください。';
const AGAIN_EN = 'Save it again as JPEG or PNG.';

/** Types that owners come with, and what to know about each. */
const TYPES: Record<string, Message> = {
  heic: {
    ja: `iPhoneの写真（HEIC）です。名前を .jpg に変えても使えません。JPEG で保存し直してください（Macなら「プレビュー」で開いて「書き出す」、iPhoneなら自分あてにメールで送ると JPEG になります）。iPhoneの設定 → カメラ → フォーマットを「互換性優先」にすると、これから撮る写真は JPEG になります。`,
    en: `an iPhone's HEIC. ${AGAIN_EN}`,
  },
  gif: {
    ja: `GIF です。${AGAIN_JA}動く絵は使えません。`,
    en: `a GIF. ${AGAIN_EN} Moving pictures are not shown.`,
  },
  svg: { ja: `SVG です。${AGAIN_JA}`, en: `an SVG. ${AGAIN_EN}` },
};

/** @param name as the content names it: `images/cat.jpg` */
export function explainImage(name: string, fault: ImageFault): Message {
  const [ja, en] = [`画像「${name}」`, `The picture "${name}"`];
  switch (fault.kind) {
    case 'empty':
      return { ja: `${ja}の中身が空です。もう一度 content/images に置いてください。`, en: `${en} is empty.` };
    case 'unreadable':
      return { ja: `${ja}は画像として読めません。${AGAIN_JA}`, en: `${en} cannot be read. ${AGAIN_EN}` };
    case 'name':
      return {
        ja: `${ja}の名前の終わりは、.jpg .png .webp .avif のどれかにしてください。`,
        en: `${en} must end in .jpg, .png, .webp or .avif.`,
      };
    case 'size':
      return {
        ja: `${ja}は大きすぎます（${fault.width}×${fault.height}ピクセル）。横を2000ピクセルほどにして、縦に長い絵は切ってください。`,
        en: `${en} is too large (${fault.width}×${fault.height} pixels). Make it about 2000 pixels wide, cut a long one.`,
      };
    case 'type': {
      const type = TYPES[fault.type] ?? {
        ja: `使えない形式（${fault.type}）です。${AGAIN_JA}`,
        en: `of a type that is not shown (${fault.type}). ${AGAIN_EN}`,
      };
      return { ja: `${ja}は${type.ja}`, en: `${en} is ${type.en}` };
    }
  }
}
