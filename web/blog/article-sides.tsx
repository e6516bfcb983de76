// What stands beside an article on wide screens: its contents and the tool that fits; on phones contents only, folded.
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import type { Block, Inline } from '#contracts/blog/article.ts';
import type { BlogCategory } from '#contracts/blog/blog-enums.ts';
import { useWords } from '#web/platform/language.tsx';
import { costsPath, documentsPath, landPath } from '#web/tools/paths.ts';

/** Fewer need no list of them. */
const headingsMin = 3;

const textOf = (parts: readonly Inline[]): string =>
  parts.map((part) => ('text' in part ? part.text : 'children' in part ? textOf(part.children) : ' ')).join('');

/** The headings of an article as links. */
export function Contents({ blocks }: { blocks: readonly Block[] }) {
  const { t } = useWords();
  const headings = blocks.flatMap((block) => (block.is === 'heading' && block.level === 2 ? [{ id: block.id, text: textOf(block.children) }] : []));
  if (headings.length < headingsMin) return null;
  return (
    <nav aria-label={t('blog.contents')} className="hidden xl:sticky xl:top-24 xl:col-start-1 xl:row-start-1 xl:mt-14 xl:block xl:self-start print:hidden">
      <p className="m-0 mb-1 text-small font-semibold text-muted">{t('blog.contents')}</p>
      <ol className="m-0 list-none border-l-2 border-line p-0">
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`} className="block min-h-11 px-3 py-2.5 text-small leading-snug text-ink no-underline hover:text-link hover:underline">
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

type Tool = 'land' | 'costs' | 'documents';

const toolOf: Readonly<Record<BlogCategory, Tool>> = {
  buying: 'costs',
  renting: 'documents',
  land: 'land',
  building: 'costs',
  interior: 'costs',
  money: 'costs',
  safety: 'documents',
  areas: 'costs',
};
const pathOf: Readonly<Record<Tool, string>> = { land: landPath, costs: costsPath, documents: documentsPath };

/** The tool that goes on where the article ends. */
export function ToolBeside({ category }: { category: BlogCategory }) {
  const { t } = useWords();
  const tool = toolOf[category];
  return (
    <aside className="mx-auto mt-6 w-full max-w-reading lg:sticky lg:top-24 lg:mt-14 lg:self-start xl:col-start-3 print:hidden">
      <Link
        to={pathOf[tool]}
        className="flex items-center gap-3 rounded-card border border-line bg-card p-4 text-ink no-underline hover:shadow-hover lg:flex-col lg:items-start"
      >
        <img src={`/tools/${tool}-400.webp`} alt="" width={400} height={225} loading="lazy" className="h-auto w-24 rounded-control lg:w-full" />
        <span className="min-w-0 flex-1">
          <b className="block font-semibold">{t(`blog.tool_${tool}`)}</b>
          <span className="mt-0.5 block text-small text-muted">{t(`blog.toolText_${tool}`)}</span>
          <span className="mt-2 hidden items-center gap-1 text-ui font-semibold text-link lg:flex">
            {t('blog.openTool')}
            <ChevronRight aria-hidden="true" className="size-5" />
          </span>
        </span>
      </Link>
    </aside>
  );
}
