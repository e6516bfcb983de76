import { ChevronRight } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { Trail } from '#web/listings/trail.tsx';
import { useDataSaver } from '#web/platform/data-saver.ts';
import { useWords } from '#web/platform/language.tsx';
import { costsPath, documentsPath, landPath, toolsPath } from './paths.ts';

export type ToolPicture = 'land' | 'costs' | 'documents';

/** The drawing of a tool. */
export function Picture({ of, sizes, eager = false }: { of: ToolPicture; sizes: string; eager?: boolean }) {
  // Decoration: no one who saves data misses it.
  if (useDataSaver()) return null;
  return (
    <img
      src={`/tools/${of}.webp`}
      srcSet={`/tools/${of}-400.webp 400w, /tools/${of}.webp 800w`}
      sizes={sizes}
      alt=""
      width={800}
      height={450}
      loading={eager ? 'eager' : 'lazy'}
      className={`absolute inset-0 size-full object-cover ${of === 'land' ? 'object-top' : ''}`}
    />
  );
}

interface ToolPageProps {
  title: string;
  lead: string;
  picture: ToolPicture;
  /** Below the lead. */
  note?: ReactNode;
  children: ReactNode;
}

/** A tool: its name and drawing side by side, the tool itself, and the others. */
export function ToolPage({ title, lead, picture, note, children }: ToolPageProps) {
  const { t } = useWords();
  return (
    <div className="mx-auto max-w-page px-4 pt-4 lg:px-10 lg:pt-1 print:max-w-none print:p-0">
      <Trail
        trail={[
          ['/', t('shell.navHome')],
          [toolsPath, t('tools.title')],
        ]}
      />
      <header className="overflow-hidden rounded-panel border border-line bg-card lg:mt-1 lg:grid lg:grid-cols-[minmax(0,1fr)_400px] print:border-0">
        <div className="relative aspect-16/6 bg-primary-tint empty:hidden lg:order-2 lg:aspect-auto lg:min-h-52 print:hidden">
          <Picture of={picture} sizes="(min-width: 900px) 400px, 100vw" eager />
        </div>
        <div className="p-4 lg:flex lg:flex-col lg:justify-center lg:p-8 print:p-0">
          <h1 className="m-0">{title}</h1>
          <p className="mt-2 mb-0 max-w-reading text-muted lg:text-lg">{lead}</p>
          {note}
        </div>
      </header>
      {children}
      <OtherTools except={picture} />
    </div>
  );
}

/** A titled card. */
export function ToolCard({ title, children, className = '' }: { title: string; children: ReactNode; className?: string }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={`rounded-card border border-line bg-card p-4 lg:p-6 ${className}`}>
      <h2 id={id} className="m-0 mb-3">
        {title}
      </h2>
      {children}
    </section>
  );
}

const tools = [
  ['land', landPath],
  ['costs', costsPath],
  ['documents', documentsPath],
] as const;
const wordOf = { land: 'land', costs: 'cost', documents: 'documents' } as const;

interface ToolCardsProps {
  except?: ToolPicture;
  heading?: 'h2' | 'h3';
  /** What a card computes at once. */
  quick?: Partial<Record<ToolPicture, ReactNode>>;
}

/** The tools as cards with their drawings. */
export function ToolCards({ except, heading: Heading = 'h3', quick }: ToolCardsProps) {
  const { t } = useWords();
  return (
    <ul className={`m-0 grid list-none gap-4 p-0 sm:grid-cols-2 lg:gap-5 ${except ? '' : 'lg:grid-cols-3'}`}>
      {tools
        .filter(([name]) => name !== except)
        .map(([name, to]) => (
          <li key={name} className="flex flex-col overflow-hidden rounded-card border border-line bg-card hover:shadow-hover">
            <Link to={to} className={`flex flex-1 flex-col text-ink no-underline focus-visible:-outline-offset-4 ${except ? 'lg:flex-row' : ''}`}>
              <span className={`relative block aspect-16/9 bg-primary-tint empty:hidden ${except ? 'lg:w-56 lg:shrink-0' : ''}`}>
                <Picture of={name} sizes="(min-width: 900px) 400px, (min-width: 600px) 50vw, 100vw" />
              </span>
              <div className="flex flex-1 items-center gap-3 px-4 py-3.5 lg:px-5">
                <div className="min-w-0 flex-1">
                  <Heading className="m-0 !text-h3">{t(`tools.${wordOf[name]}Short`)}</Heading>
                  <span className="mt-0.5 block text-small text-muted">{t(`tools.${wordOf[name]}Text`)}</span>
                </div>
                <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-primary" />
              </div>
            </Link>
            {quick?.[name]}
          </li>
        ))}
    </ul>
  );
}

function OtherTools({ except }: { except: ToolPicture }) {
  const { t } = useWords();
  return (
    <section aria-labelledby="other-tools" className="mt-10 lg:mt-14 print:hidden">
      <h2 id="other-tools" className="m-0 mb-4">
        {t('tools.others')}
      </h2>
      <ToolCards except={except} />
    </section>
  );
}

/** Questions with their answers, always open: search engines are told that they are here. */
export function Answers({ asked }: { asked: readonly { question: string; answer: string }[] }) {
  const { t } = useWords();
  return (
    <section aria-labelledby="asked" className="mt-10 lg:mt-14">
      <h2 id="asked" className="m-0 mb-4">
        {t('tools.questions')}
      </h2>
      <div className="grid gap-x-10 gap-y-5 lg:grid-cols-2">
        {asked.map(({ question, answer }) => (
          <div key={question}>
            <h3 className="m-0 !text-h3">{question}</h3>
            <p className="mt-1 mb-0">{answer}</p>
          </div>
        ))}
      </div>
    </section>
  );
}
