import { expect, test } from 'vitest';
import { columnsIn, columnText } from './column-text.ts';

test('columns come back as they were, in one group or two', () => {
  for (const columns of [
    [['星は']],
    [
      ['星は', '笑いません'],
      ['言い直しても', '欲ばっても'],
    ],
  ])
    expect(columnsIn(columnText(columns))).toEqual(columns);
});
