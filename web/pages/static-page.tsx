import { ChevronRight, List } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useDataSaver } from '#web/platform/data-saver.ts';
import { useWords } from '#web/platform/language.tsx';

interface Part {
  id: string;
  title: string;
}

const covers = { safety: 'fraud', terms: 'agreement', privacy: 'papers' } as const;
type WordPicture = 'about' | 'contact' | 'care' | 'selling' | keyof typeof covers;

/** Pages about papers show a cover of the blog, the others a scene of their own. */
const fileOf = (name: WordPicture): string => (name in covers ? `/covers/${covers[name as keyof typeof covers]}` : `/words/${name}`);

/** Beside the heading, on phones above it. */
function Strip({ name }: { name: WordPicture }) {
  const file = fileOf(name);
  // Decoration: no one who saves data misses it.
  if (useDataSaver()) return null;
  return (
    <div className="relative h-30 overflow-hidden rounded-panel bg-primary-tint sm:h-40 lg:order-2 lg:aspect-2/1 lg:h-auto print:hidden">
      <img
        src={`${file}.webp`}
        srcSet={`${file}-400.webp 400w, ${file}.webp 800w`}
        sizes="(min-width: 900px) 480px, 100vw"
        alt=""
        width={800}
        height={400}
        className={`absolute inset-0 size-full object-cover ${name in covers ? '' : 'object-[50%_80%]'}`}
      />
    </div>
  );
}

interface WordPageProps {
  title: string;
  /** What is drawn at the head. */
  picture?: WordPicture;
  lead?: string;
  /** Below the lead: a date, a badge. */
  note?: ReactNode;
  /** The sections that the table of contents leads to. */
  parts?: readonly Part[];
  /** Numbers the contents, as the sections are. */
  numbered?: boolean;
  children: ReactNode;
}

function Trail({ title }: { title: string }) {
  const { t } = useWords();
  return (
    <nav aria-label={t('shell.breadcrumb')} className="print:hidden">
      <ol className="m-0 flex list-none flex-wrap items-center gap-x-1.5 p-0 text-small text-muted">
        <li className="flex items-center gap-1.5">
          <Link to="/" className="control flex min-h-11 items-center text-muted no-underline hover:underline">
            {t('shell.navHome')}
          </Link>
          <ChevronRight aria-hidden="true" className="size-4" />
        </li>
        <li aria-current="page">{title}</li>
      </ol>
    </nav>
  );
}

function Contents({ parts, numbered }: { parts: readonly Part[]; numbered: boolean }) {
  const { fmt } = useWords();
  return (
    <ol className="m-0 list-none p-0">
      {parts.map(({ id, title }, index) => (
        <li key={id}>
          <Link
            to={`#${id}`}
            className="control flex min-h-11 items-center gap-2 py-1 text-ui leading-snug text-ink no-underline hover:text-primary hover:underline"
          >
            {numbered ? <span className="min-w-5 text-muted">{fmt.number(index + 1)}</span> : null}
            {title}
          </Link>
        </li>
      ))}
    </ol>
  );
}

/** A static page: breadcrumbs, heading, table of contents beside it (folded above it on phones), and a readable line length. */
export function StaticPage({ title, picture, lead, note, parts, numbered = false, children }: WordPageProps) {
  const { t } = useWords();
  return (
    <div className="mx-auto max-w-page px-4 pt-2 lg:px-10 lg:pt-4 print:max-w-none print:p-0">
      <Trail title={title} />
      <header
        className={`mt-1 grid gap-4 print:block ${picture ? 'lg:grid-cols-[minmax(0,46rem)_minmax(0,24rem)] lg:items-stretch lg:justify-between lg:gap-12' : 'max-w-form'}`}
      >
        {picture ? <Strip name={picture} /> : null}
        <div className="self-center">
          <h1 className="m-0">{title}</h1>
          {lead ? <p className="mt-2 mb-0 text-muted lg:text-lg">{lead}</p> : null}
          {note}
        </div>
      </header>
      {parts ? (
        <div className="mt-6 lg:mt-8 lg:grid lg:grid-cols-[250px_minmax(0,1fr)] lg:gap-12">
          <nav aria-label={t('pages.contents')} className="sticky top-24 hidden max-h-[calc(100vh-8rem)] self-start overflow-y-auto lg:block print:hidden">
            <p className="m-0 mb-1 text-small font-semibold text-muted">{t('pages.contents')}</p>
            <Contents parts={parts} numbered={numbered} />
          </nav>
          <details className="group mb-6 rounded-card border border-line bg-card px-4 lg:hidden print:hidden">
            <summary className="control flex min-h-12 cursor-pointer list-none items-center gap-2.5 font-semibold [&::-webkit-details-marker]:hidden">
              <List aria-hidden="true" className="size-5 text-primary" />
              {t('pages.contents')}
              <ChevronRight aria-hidden="true" className="ml-auto size-5 text-muted transition-transform group-open:rotate-90" />
            </summary>
            <div className="border-t border-line py-2">
              <Contents parts={parts} numbered={numbered} />
            </div>
          </details>
          <div className="max-w-form min-w-0">{children}</div>
        </div>
      ) : (
        <div className="mt-6 lg:mt-8">{children}</div>
      )}
    </div>
  );
}

interface SectionProps {
  id: string;
  title: string;
  number?: number;
  children: ReactNode;
}

/** A part of a page under its heading, which is a link to itself. */
export function Section({ id, title, number, children }: SectionProps) {
  const { fmt } = useWords();
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="mt-9 scroll-mt-24 break-inside-avoid-page first:mt-0">
      <h2 id={`${id}-title`} className="m-0 mb-3">
        <Link to={`#${id}`} className="text-ink no-underline hover:underline">
          {number === undefined ? title : `${fmt.number(number)}. ${title}`}
        </Link>
      </h2>
      {children}
    </section>
  );
}

/** The key points, before the details. */
export function InShort({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mb-9 rounded-card border border-line bg-card p-5 lg:p-6">
      <h2 className="m-0 mb-2 !text-lg">{title}</h2>
      {children}
    </section>
  );
}
