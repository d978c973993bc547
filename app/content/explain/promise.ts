/** Sentences for what one file promises and another breaks. */
import type { Message } from './problem.ts';

export const explainPromise = {
  priceMissing: (title: string, price: string): Message => ({
    ja: `「${title}」の値段 ${price}円 がここにありません。「販売価格」に「${title} ${price}円（税込）」という行を書いてください。`,
    en: `The price of "${title}", ${price}円, is not here. Write a line "${title} ${price}円（税込）".`,
  }),
  priceUnknown: (found: string, known: readonly string[]): Message => ({
    ja: `${found}円 は、どの有料鑑定の値段でもありません。いまの値段: ${known.map((price) => `${price}円`).join('、')}`,
    en: `${found}円 is the price of no service. Prices: ${known.map((price) => `${price}円`).join(', ')}`,
  }),
  priceNotAnnounced: (price: string, notice: string): Message => ({
    ja: `いまの値段は ${price}円 ですが、値段のことを書いたいちばん新しいお知らせ（${notice}）にはありません。新しいお知らせを足してください。`,
    en: `The price is ${price}円, but the last notice about it (${notice}) does not say so. Add a notice.`,
  }),
  hostNotDisclosed: (host: string): Message => ({
    ja: `送信先「${host}」が privacy.yaml の transmissions にありません。送信先、送られる情報、目的を1件足してください。`,
    en: `The host "${host}" is not in privacy.yaml, transmissions. Add what is sent to it and what for.`,
  }),
  hostNotAsked: (host: string): Message => ({
    ja: `「${host}」へは、いまはどのページからも何も送られません。広告を外したのなら、この行も消してください。`,
    en: `No page asks "${host}" any more. Delete it if its banner is gone.`,
  }),
  nameRepeated: (name: string, placeholder: string): Message => ({
    ja: `「${name}」の代わりに ${placeholder} と書いてください。site.yaml で名前を変えたときに、ここも変わります。`,
    en: `Write ${placeholder} in place of "${name}": it changes with the name in site.yaml.`,
  }),
  notInMenu: (path: string): Message => ({
    ja: `「${path}」はメニューにありません。ボタンの文字はメニューの名前なので、menu.yaml に足すか、ここから消してください。`,
    en: `"${path}" is not in the menu, which has the button's name. Add it to menu.yaml or delete it here.`,
  }),
  lineWordTwice: (word: string, other: string): Message => ({
    ja: `LINEに送る言葉「${word}」は ${other} にもあります。どちらの続きを返すか決められないので、lineWord を別の言葉にしてください。`,
    en: `"${word}" is sent to LINE for ${other} too. Give one of them another lineWord.`,
  }),
  twiceInFooter: (path: string): Message => ({
    ja: `「${path}」が二度書かれています。片方を消してください。`,
    en: `"${path}" stands here twice. Delete one of them.`,
  }),
};
