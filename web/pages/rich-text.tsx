// Texts of several paragraphs as they are in the catalogue: a line is a paragraph, "- " begins an item of a list,
// **words** stand out, [words](/path) lead somewhere. Staff can change them: nothing but these marks is read.
import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';
import { isPageLink } from '#contracts/pages/page-marks.ts';
import type { Support } from '#contracts/pages/site-facts.ts';
import { useSupport } from '#web/platform/visit/support.ts';

const marked = /\[([^[\]]+)\]\(([^)\s]+)\)|\*\*([^*]+)\*\*/g;

const outsideOf = ({ phone, email }: Support): Readonly<Record<string, string>> => ({ phone: `tel:${phone}`, email: `mailto:${email}` });

const linkClass = 'text-link underline';

function inline(text: string, support: Support): ReactNode[] {
  const outside = outsideOf(support);
  const parts: ReactNode[] = [];
  let from = 0;
  for (const match of text.matchAll(marked)) {
    const [whole, words, to, strong] = match;
    parts.push(text.slice(from, match.index));
    from = match.index + whole.length;
    if (strong !== undefined) parts.push(<strong className="font-semibold">{strong}</strong>);
    else if (to && outside[to])
      parts.push(
        <a href={outside[to]} className={`${linkClass} whitespace-nowrap`}>
          {words}
        </a>,
      );
    else if (!to || !isPageLink(to)) parts.push(words);
    else
      parts.push(
        <Link to={to} className={linkClass}>
          {words}
        </Link>,
      );
  }
  return [...parts, text.slice(from)];
}

const inLine = (text: string, support: Support): ReactNode => inline(text, support).map((part, index) => <Fragment key={index}>{part}</Fragment>);

type Block = { kind: 'text'; line: string } | { kind: 'list'; items: string[] };

function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  for (const line of text.split('\n')) {
    const last = blocks.at(-1);
    if (!line.startsWith('- ')) blocks.push({ kind: 'text', line });
    else if (last?.kind === 'list') last.items.push(line.slice(2));
    else blocks.push({ kind: 'list', items: [line.slice(2)] });
  }
  return blocks;
}

/** A text of the catalogue, filled in already, as paragraphs and lists; `ordered` where the items are steps. */
export function RichText({ text, ordered = false }: { text: string; ordered?: boolean }) {
  const support = useSupport();
  const List = ordered ? 'ol' : 'ul';
  return (
    <div className="flex flex-col gap-3 [&_li]:mt-1.5 [&_ol]:m-0 [&_ol]:list-decimal [&_ol:lang(bn)]:[list-style-type:bengali] [&_ol]:pl-6 [&_p]:m-0 [&_ul]:m-0 [&_ul]:list-disc [&_ul]:pl-5.5 [&_ul_li]:marker:text-primary">
      {blocksOf(text).map((block, index) =>
        block.kind === 'text' ? (
          <p key={index}>{inLine(block.line, support)}</p>
        ) : (
          <List key={index}>
            {block.items.map((item) => (
              <li key={item}>{inLine(item, support)}</li>
            ))}
          </List>
        ),
      )}
    </div>
  );
}

/** One line of a text, within a sentence of its own. */
export function RichLine({ text }: { text: string }) {
  return inLine(text, useSupport());
}
