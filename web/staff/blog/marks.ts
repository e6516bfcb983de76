// The marks of Markdown, as the buttons above a text put them.

export const marks = ['heading', 'strong', 'list', 'quote', 'link'] as const;
export type Mark = (typeof marks)[number];

const lineMarks = { heading: '## ', list: '- ', quote: '> ' } as const;
const anyLineMark = /^(?:#{1,6}|[-*+]|>) /;
const bold = '**';
/** Stands in a link until its address is typed over it. */
const someAddress = '/faq';

export interface Selected {
  value: string;
  start: number;
  end: number;
}

/** What of the text gives way to `text`, and what is selected then. */
export interface Edit {
  from: number;
  to: number;
  text: string;
  select: readonly [start: number, end: number];
}

/** Without the blanks at its ends: a sign beside a blank marks nothing. */
function trimmed({ value, start, end }: Selected): Selected {
  const words = value.slice(start, end);
  const from = start + words.length - words.trimStart().length;
  return words.trim() ? { value, start: from, end: from + words.trim().length } : { value, start, end };
}

function boldWords(selected: Selected, word: string): Edit {
  const { value, start, end } = trimmed(selected);
  const { length } = bold;
  const words = value.slice(start, end);
  const isBold = words && value.slice(start - length, start) === bold && value.slice(end, end + length) === bold;
  if (isBold) return { from: start - length, to: end + length, text: words, select: [start - length, end - length] };
  const put = words || word;
  return { from: start, to: end, text: `${bold}${put}${bold}`, select: [start + length, start + length + put.length] };
}

function linked(selected: Selected, word: string): Edit {
  const { value, start, end } = trimmed(selected);
  const words = value.slice(start, end);
  const put = words || word;
  const address = start + `[${put}](`.length;
  return {
    from: start,
    to: end,
    text: `[${put}](${someAddress})`,
    select: words ? [address, address + someAddress.length] : [start + 1, start + 1 + put.length],
  };
}

/** Every line that the selection touches gets the mark, or loses it where all have it. */
function markedLines({ value, start, end }: Selected, mark: string): Edit {
  const from = value.slice(0, start).lastIndexOf('\n') + 1;
  const lastSelected = end > start && value[end - 1] === '\n' ? end - 1 : end;
  const lineEnd = value.indexOf('\n', lastSelected);
  const to = lineEnd === -1 ? value.length : lineEnd;
  const lines = value.slice(from, to).split('\n');
  const isWritten = (line: string): boolean => line.trim() !== '' || lines.length === 1;
  const areMarked = lines.every((line) => !isWritten(line) || line.startsWith(mark));
  const changed = lines.map((line) => (!isWritten(line) ? line : areMarked ? line.slice(mark.length) : mark + line.replace(anyLineMark, '')));
  const text = changed.join('\n');
  const last = from + text.length;
  return { from, to, text, select: start === end ? [last, last] : [from, last] };
}

/** `word` stands where no words are selected. */
export function markedWith(mark: Mark, selected: Selected, word: string): Edit {
  if (mark === 'strong') return boldWords(selected, word);
  if (mark === 'link') return linked(selected, word);
  return markedLines(selected, lineMarks[mark]);
}
