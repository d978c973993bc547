import { describe, expect, test } from 'vitest';
import { mend } from './mend.ts';

describe('what can only mean one thing is read so', () => {
  test.each([
    ['a byte order mark', '\uFEFFid: hello\n', 'id: hello\n', 0],
    ['a full-width colon', 'id: hello\ntitle：題\n', 'id: hello\ntitle: 題\n', 1],
    ['a full-width colon with a full-width space', 'title：　題', 'title: 題', 1],
    [
      'a full-width colon in a list of groups',
      '- name: 夜\n  text： 朝\n- name：昼',
      '- name: 夜\n  text: 朝\n- name: 昼',
      2,
    ],
    ['a full-width colon without a value', 'links：\n  line: a', 'links:\n  line: a', 1],
    ['no space after a colon', 'id:hello', 'id: hello', 1],
    ['a full-width space after a colon', 'title:　題', 'title: 題', 1],
    ['tabs', 'a:\n\t- b:\tc', 'a:\n  - b: c', 2],
    ['full-width spaces at the start', 'links:\n　line: a', 'links:\n  line: a', 1],
    ['a full-width dash', 'a:\n  －　b', 'a:\n  - b', 1],
    ['a full-width bar', 'desc: ｜－\n  夜', 'desc: |-\n  夜', 1],
    ['a full-width bar alone', 'desc: ｜\n  夜', 'desc: |\n  夜', 1],
    [
      'a text that is not indented',
      'desc: |-\n夜は長い。\n\n朝は来る。\nid: a',
      'desc: |-\n  夜は長い。\n\n  朝は来る。\nid: a',
      2,
    ],
    ['a text indented with full-width spaces', 'desc: |-\n　　夜は長い。', 'desc: |-\n  夜は長い。', 1],
    [
      'a text in a list of groups',
      '- type: p\n  text: |-\n夜。\n- type: h2',
      '- type: p\n  text: |-\n    夜。\n- type: h2',
      1,
    ],
    ['commas of Japanese', 'keywords: [希望、静けさ，道]', 'keywords: [希望, 静けさ, 道]', 1],
    ['brackets of Japanese', 'keywords: ［希望、道］', 'keywords: [希望, 道]', 1],
    ['curly quotes', 'title: “夜の"話"”', 'title: "夜の\\"話\\""', 1],
    ['a text that starts with brackets', 'title: [重要] お休み', 'title: "[重要] お休み"', 1],
    ['a text that starts with a sign of YAML', 'title: @題', 'title: "@題"', 1],
    ['a text that YAML takes for a tag', 'title: !題 夜', 'title: "!題 夜"', 1],
    ['a text that YAML takes for a group', 'title: {{seller}}', 'title: "{{seller}}"', 1],
    ['lines of Windows', 'id: hello\r\ntitle：題\r\n', 'id: hello\ntitle: 題\n', 1],
  ])('%s', (_, written, read, notes) => {
    const mended = mend(written);
    expect(mended.text).toBe(read);
    expect(mended.notes).toHaveLength(notes);
  });

  test('each note names its line', () => {
    expect(mend('id: hello\ntitle：題\ndate: 2026\n\ttext: a').notes.map(({ line }) => line)).toEqual([2, 4]);
  });
});

test.each([
  [
    'a text with colons below a bar',
    'desc: |-\n  LINE：友だち\n  時間：夜\n　段落'.replace('\n　', '\n  　'),
  ],
  ['a list of texts with full-width colons', '- LINE：友だち\n- 時間：夜'],
  ['an address in a list', '- https://market.example/a:b'],
  ['a text in quotes over lines', 'title: "夜\n  LINE：友だち"\nid: a'],
  ['a list with its own commas', 'keywords: [星、月, 夜]'],
  ['a comment', '# title：題'],
  ['a quoted text', 'title: "“夜”の話"'],
  ['a group', '- { type: h2, text: 夜 }'],
  ['Japanese keys', "new-moon:\n  '1':\n    text: >-\n      夜。\n  '2':\n    text: 朝"],
])('%s stays as it is', (_, written) => {
  expect(mend(written)).toEqual({ text: written, notes: [] });
});
