// How much Markdown a text may hold. The parser's work grows with the square of lines and signs, and with depth: what is beyond this would hold
// up every visitor, so it is refused before it is parsed.
import { limits } from '#contracts/limits.ts';

const { depthMax, signsMax, linesMax } = limits.blog.markdown;

/** What begins a quote or a list at the start of a line, one after the other. */
const marker = /[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]|$))/y;
const indentOfLevel = 2;
const tabColumns = 4;

/** How deep the line may lie: its markers, and what its indentation continues. */
function depthOf(line: string): { depth: number; markers: number } {
  let markers = 0;
  marker.lastIndex = 0;
  while (markers <= depthMax && marker.test(line)) markers++;
  const indent = /^[ \t]*/.exec(line)?.[0] ?? '';
  const columns = indent.length + (indent.split('\t').length - 1) * (tabColumns - 1);
  return { depth: markers + Math.floor(columns / indentOfLevel), markers };
}

export interface MarkdownFault {
  key: 'markdownDeep' | 'markdownDense' | 'markdownLines';
  max: number;
}

/** What of a text is too much for the parser; undefined where nothing is. Linear in its length. */
export function markdownFault(text: string): MarkdownFault | undefined {
  const lines = text.split(/\r\n?|\n/);
  if (lines.length > linesMax) return { key: 'markdownLines', max: linesMax };
  let signs = text.match(/[*_`[\]<&\\|!~]/g)?.length ?? 0;
  for (const line of lines) {
    const { depth, markers } = depthOf(line);
    if (depth > depthMax) return { key: 'markdownDeep', max: depthMax };
    // The first marker of a line is what every list has.
    signs += Math.max(0, markers - 1);
  }
  return signs > signsMax ? { key: 'markdownDense', max: signsMax } : undefined;
}
