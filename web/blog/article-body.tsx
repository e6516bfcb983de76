import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { Block, Inline } from '#contracts/blog/article.ts';
import { useWords } from '#web/platform/language.tsx';

const linkClass = 'text-link underline';

function inlineOf(part: Inline): ReactNode {
  switch (part.is) {
    case 'text':
      return part.text;
    case 'code':
      return <code className="rounded-small bg-sunk px-1">{part.text}</code>;
    case 'strong':
      return (
        <strong className="font-semibold">
          <Inlines parts={part.children} />
        </strong>
      );
    case 'emphasis':
      return (
        <em>
          <Inlines parts={part.children} />
        </em>
      );
    case 'break':
      return <br />;
    case 'link':
      return part.to.startsWith('/') ? (
        <Link to={part.to} className={linkClass}>
          <Inlines parts={part.children} />
        </Link>
      ) : (
        <a href={part.to} rel="nofollow noopener" className={linkClass}>
          <Inlines parts={part.children} />
        </a>
      );
  }
}

// Parts never move, so their places are their keys.
function Inlines({ parts }: { parts: readonly Inline[] }) {
  return parts.map((part, at) => <Fragment key={at}>{inlineOf(part)}</Fragment>);
}

const cellClass = 'border border-line px-3 py-2 text-left align-top';

function Table({ table: { head, rows } }: { table: Extract<Block, { is: 'table' }> }) {
  const { t } = useWords();
  return (
    <div
      // Focusable, so that it can be scrolled with the arrow keys.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="my-4 overflow-x-auto rounded-control wrap-normal"
    >
      <table aria-label={t('blog.table')} className="w-full border-collapse bg-card text-ui">
        <thead>
          <tr>
            {head.map((cell, at) => (
              <th key={at} scope="col" className={`${cellClass} bg-sunk font-semibold`}>
                <Inlines parts={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={at}>
              {row.map((cell, column) => (
                <td key={column} className={cellClass}>
                  <Inlines parts={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function List({ list: { ordered, start, items } }: { list: Extract<Block, { is: 'list' }> }) {
  const shown = items.map((blocks, at) => (
    <li key={at} className="[&>p]:my-1">
      <ArticleBody blocks={blocks} />
    </li>
  ));
  const look = 'my-3 flex flex-col gap-1 pl-6';
  return ordered ? (
    <ol start={start} className={`list-decimal [&:lang(bn)]:[list-style-type:bengali] ${look}`}>
      {shown}
    </ol>
  ) : (
    <ul className={`list-disc ${look}`}>{shown}</ul>
  );
}

function Part({ block }: { block: Block }) {
  switch (block.is) {
    case 'paragraph':
      return (
        <p className="my-3">
          <Inlines parts={block.children} />
        </p>
      );
    case 'heading': {
      const Heading = `h${block.level}` as const;
      return (
        <Heading id={block.id} className={`mt-7 mb-2 scroll-mt-24 ${block.level === 3 ? '!text-h3' : ''}`}>
          <Inlines parts={block.children} />
        </Heading>
      );
    }
    case 'list':
      return <List list={block} />;
    case 'quote':
      return (
        <blockquote className="mx-0 my-4 border-l-3 border-clay bg-sunk px-4 py-1">
          <ArticleBody blocks={block.children} />
        </blockquote>
      );
    case 'table':
      return <Table table={block} />;
    case 'rule':
      return <hr className="my-6 border-0 border-t border-line" />;
  }
}

/** An article's parts as elements; its words are never read as HTML. */
export function ArticleBody({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map((block, at) => <Part key={at} block={block} />);
}
