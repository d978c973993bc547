const SIGNS: Readonly<Record<string, string>> = {
  aries: '牡羊座',
  taurus: '牡牛座',
  gemini: '双子座',
  cancer: '蟹座',
  leo: '獅子座',
  virgo: '乙女座',
  libra: '天秤座',
  scorpio: '蠍座',
  sagittarius: '射手座',
  capricorn: '山羊座',
  aquarius: '水瓶座',
  pisces: '魚座',
};

/** What the desk shows for values that programs read. */
const LABELS: Readonly<Record<string, string>> = {
  ...SIGNS,
  upright: '正位置',
  reversed: '逆位置',
  fixed: '自分で決めた三つ',
  sky: 'その週の空から選んだ三つ',
  purple: 'むらさき',
  blue: '青',
  plum: 'すもも色',
  wine: 'ぶどう酒色',
  h2: '大見出し',
  h3: '小見出し',
  p: '段落',
  img: '絵',
  ul: '箇条書き',
  card: 'ボタンのあるカード',
};

/** What a sign's own part of a form is called. */
export function signLabel(key: string): string | undefined {
  return SIGNS[key];
}

/** A value as she reads it; one without words of its own stands as it is. */
export function choiceLabel(value: string): string {
  return LABELS[value] ?? value;
}
