import { expect, test } from 'vitest';
import { saidBy, textOf } from '../test-texts.ts';
import { checkBeginnings } from './beginnings.ts';

const at = (deck: string, number: string) => ({ file: `content/decks/${deck}/${number}-a.yaml` });

test('other words at the beginning', async () => {
  const texts = [
    textOf('description', '朝の六時、鐘が鳴る。', at('tarot', '01')),
    textOf('description', '朝の六百段を上る。', at('love', '01')),
    textOf('upright', '朝の六時に起きる。', at('tarot', '01')),
  ];
  expect(await saidBy(checkBeginnings, texts)).toEqual([]);
});

test('four characters in one deck', async () => {
  const texts = [
    textOf('advice', '窓を一枚、拭きます。', at('love', '01')),
    textOf('advice', '窓を一つ、開けます。', at('love', '02')),
    textOf('advice', '窓を一枚ずつ数えます。', at('love', '03')),
  ];
  expect(await saidBy(checkBeginnings, texts)).toEqual([
    '「advice」（アドバイス・メッセージ）は、content/decks/love/01-a.yaml advice と同じ「窓を一枚」で始まっています。始まりを変えてください。',
  ]);
});

test('six characters in two decks', async () => {
  const texts = [
    textOf('reversed', '片方の靴だけが濡れた。', at('love', '01')),
    textOf('reversed', '片方の靴だけが残る。', at('tarot', '02')),
  ];
  expect(await saidBy(checkBeginnings, texts)).toHaveLength(1);
});
