import { expect, test } from 'vitest';
import { type Mark, markedWith } from './marks.ts';

/** The text with its selection between bars, before and after. */
function pressed(mark: Mark, text: string): string {
  const [before = '', within = '', after] = text.split('|');
  const value = after === undefined ? before + within : before + within + after;
  const start = before.length;
  const edit = markedWith(mark, { value, start, end: after === undefined ? start : start + within.length }, 'words');
  const changed = value.slice(0, edit.from) + edit.text + value.slice(edit.to);
  const [from, to] = edit.select;
  return from === to ? `${changed.slice(0, from)}|${changed.slice(from)}` : `${changed.slice(0, from)}|${changed.slice(from, to)}|${changed.slice(to)}`;
}

test.each<[Mark, string, string]>([
  ['strong', 'See |the deed| first', 'See **|the deed|** first'],
  ['strong', 'See **|the deed|** first', 'See |the deed| first'],
  ['strong', 'See| the deed |first', 'See **|the deed|** first'],
  ['strong', 'See |', 'See **|words|**'],
  ['link', 'See |the deed| first', 'See [the deed](|/faq|) first'],
  ['link', 'See |', 'See [|words|](/faq)'],
  ['heading', 'One\nTwo|\nThree', 'One\n## Two|\nThree'],
  ['heading', '## Two|', 'Two|'],
  ['heading', '|', '## |'],
  ['list', '|One\n\nTwo\n|Three', '|- One\n\n- Two|\nThree'],
  ['list', '|- One\n- Two|', '|One\nTwo|'],
  ['list', '|- One\nTwo|', '|- One\n- Two|'],
  ['quote', '- One|', '> One|'],
])('%s makes "%s" "%s"', (mark, before, after) => {
  expect(pressed(mark, before)).toBe(after);
});
