import { ChevronDown, Link2, Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Form, Link, useLocation } from 'react-router';
import { dayMs } from '#contracts/durations.ts';
import { limits } from '#contracts/limits.ts';
import { faqGroups, questionGroups, type FaqGroup } from '#contracts/pages/page-sections.ts';
import { formatter } from '#i18n/format.ts';
import type { Translate } from '#i18n/translate.ts';
import type { Cacheable } from '#web/platform/delivery/cache-policy.ts';
import { useWords } from '#web/platform/language.tsx';
import { loadChunk } from '#web/platform/delivery/chunks.ts';
import { pageServices } from '#web/platform/delivery/services.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import type { Route } from './+types/faq.page.ts';
import { useSupport } from '#web/platform/visit/support.ts';
import { factsOf } from './facts.ts';
import { searchQuestions } from './faq-search.ts';
import { ChangedOn } from './changed-on.tsx';
import { loadPublished } from './load-published.ts';
import { loadStaticPage } from './load-static-page.ts';
import { plainText } from './plain-text.ts';
import { RichLine, RichText } from './rich-text.tsx';
import { questions as asSchema } from '#web/platform/schema-org.ts';
import type { ShownSection } from './shown-page.ts';
import { StaticPage } from './static-page.tsx';

/** Up to this many answers are shown opened. */
const openedMax = 3;

export const handle = { cache: { clockMs: dayMs, parameters: ['q'] } } satisfies Cacheable;

type Question = Pick<ShownSection, 'id' | 'group' | 'title' | 'text'>;

/** Those that the product brings along. */
const builtIn = (t: Translate, facts: ReturnType<typeof factsOf>): Question[] =>
  questionGroups.flatMap(([group, ids]) => ids.map((id) => ({ id, group, title: t(`faq.q_${id}`), text: t.dynamic(`faq.a_${id}`, facts) })));

export async function loader({ context, request }: Route.LoaderArgs) {
  const published = await loadPublished(context, 'faq');
  const facts = factsOf(formatter(context.get(pageServices).lng), context.get(pageServices).facts.support);
  const words = loadStaticPage(context, '/faq', ['faq'], (t) => ({
    title: t('faq.title'),
    // The product's own description says how many questions there are.
    description: published && published.sections.length !== limits.site.faqQuestions ? plainText(published.lead) : t('faq.description'),
    structured: [asSchema((published?.sections ?? builtIn(t, facts)).map(({ title, text }) => ({ question: title, answer: plainText(text) })))],
  }));
  const q = new URL(request.url).searchParams.get('q') ?? '';
  return { ...words, q, found: searchQuestions(q, published?.sections), published };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

/** The search's result. Its code is loaded with the first search; until then the previous result stays. */
function useFound(
  query: string,
  atFirst: { q: string; found: readonly string[] },
  published: readonly ShownSection[] | undefined,
): readonly string[] | undefined {
  const [shown, setShown] = useState(atFirst);
  useEffect(() => {
    if (query === shown.q) return undefined;
    let latest = true;
    void loadChunk(() => import('./faq-search.ts')).then((search) => latest && setShown({ q: query, found: search.searchQuestions(query, published) }));
    return () => {
      latest = false;
    };
  }, [query, shown.q, published]);
  return query.trim() === '' ? undefined : shown.found;
}

function Answered({ question: { id, title, text }, open }: { question: Question; open: boolean }) {
  const { t } = useWords();
  return (
    <details open={open} className="group border-b border-line last:border-b-0 print:[&::details-content]:[content-visibility:visible]">
      <summary className="control flex min-h-13 cursor-pointer list-none items-center gap-3 px-4 py-2.5 font-semibold hover:bg-sunk lg:px-5 [&::-webkit-details-marker]:hidden">
        <h3 className="m-0 flex-1 !font-[inherit] !text-base !leading-normal">{title}</h3>
        <ChevronDown aria-hidden="true" className="size-5 shrink-0 text-muted transition-transform group-open:rotate-180" />
      </summary>
      {/* The answer carries the id, not the question: browsers open a closed <details> whose content a link leads to. */}
      <div id={id} className="scroll-mt-36 px-4 pb-4 lg:px-5">
        <RichText text={text} />
        <Link
          to={`#${id}`}
          aria-label={`${t('faq.copyLink')}: ${title}`}
          className="mt-2 inline-flex min-h-11 items-center gap-1.5 text-small text-muted no-underline hover:underline print:hidden"
        >
          <Link2 aria-hidden="true" className="size-4" />
          {t('faq.copyLink')}
        </Link>
      </div>
    </details>
  );
}

function Group({ group, questions, open }: { group: FaqGroup; questions: readonly Question[]; open: boolean }) {
  const { t } = useWords();
  return (
    <section aria-labelledby={`group-${group}`} className="mt-6 first-of-type:mt-3">
      <h2 id={`group-${group}`} className="m-0 mb-2.5 !text-xl">
        {t(`faq.group_${group}`)}
      </h2>
      <div className="overflow-hidden rounded-card border border-line bg-card">
        {questions.map((question) => (
          <Answered key={`${question.id}-${open}`} question={question} open={open} />
        ))}
      </div>
    </section>
  );
}

/** Opens the answer a link within the page leads to; browsers do that by themselves only on page load. */
function useOpenLinked(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    const answer = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    const folded = answer?.closest('details');
    if (!answer || !folded) return;
    folded.open = true;
    answer.scrollIntoView({ block: 'center' });
  }, [hash, key]);
}

function SearchBox({ query, onType }: { query: string; onType: (query: string) => void }) {
  const { t } = useWords();
  return (
    <search>
      <Form action="/faq" replace onSubmit={(event) => event.preventDefault()} className="flex gap-2 print:hidden">
        <label className="relative flex-1">
          <span className="sr-only">{t('faq.search')}</span>
          <Search aria-hidden="true" className="absolute top-1/2 left-3.5 size-5 -translate-y-1/2 text-muted" />
          <input
            type="search"
            name="q"
            value={query}
            onChange={(event) => onType(event.target.value)}
            placeholder={t('faq.searchHint')}
            autoComplete="off"
            className="min-h-12 w-full rounded-control border border-control bg-card pr-3 pl-11"
          />
        </label>
        <noscript>
          <button type="submit" className="min-h-12 rounded-control bg-primary px-5 font-semibold text-on-primary">
            {t('shell.search')}
          </button>
        </noscript>
      </Form>
    </search>
  );
}

function Still() {
  const { t } = useWords();
  return (
    <section className="mt-10 flex flex-col gap-4 rounded-card bg-primary-tint p-6 lg:sticky lg:top-24 lg:mt-0 print:hidden">
      <div>
        <h2 className="m-0 !text-xl text-primary-ink">{t('faq.stillTitle')}</h2>
        <p className="m-0 mt-1">{t('faq.stillText')}</p>
      </div>
      <ButtonLink to="/ContactUs">{t('pages.contact')}</ButtonLink>
      <ButtonLink to="/CustomerCare" kind="quiet">
        {t('pages.care')}
      </ButtonLink>
    </section>
  );
}

export default function FaqPage({ loaderData }: Route.ComponentProps) {
  const { t, fmt } = useWords();
  const support = useSupport();
  const { published } = loaderData;
  const [query, setQuery] = useState(loaderData.q);
  const found = useFound(query, loaderData, published?.sections);
  const all: readonly Question[] = published?.sections ?? builtIn(t, factsOf(fmt, support));
  const chosen = all.filter(({ id }) => found === undefined || found.includes(id));
  const shown = faqGroups
    .map((group) => [group, chosen.filter((question) => question.group === group)] as const)
    .filter(([, questions]) => questions.length > 0);
  const count = chosen.length;
  const searching = query.trim() !== '';
  useOpenLinked();
  return (
    <StaticPage title={t('faq.title')} lead={published?.lead ?? t('faq.lead')} note={published ? <ChangedOn at={published.at} /> : null}>
      <div className="lg:grid lg:grid-cols-[minmax(0,46rem)_minmax(16rem,20rem)] lg:items-start lg:justify-between lg:gap-12">
        <div>
          <SearchBox query={query} onType={setQuery} />
          <div className="mt-1 flex min-h-11 flex-wrap items-center gap-x-4 text-small text-muted">
            <output className="empty:hidden">{searching && count > 0 ? t('faq.found', { count, total: all.length }) : null}</output>
            {searching ? (
              <Link to="/faq" replace onClick={() => setQuery('')} className="control inline-flex min-h-11 items-center font-semibold text-link">
                {t('faq.clear')}
              </Link>
            ) : null}
          </div>
          {count === 0 ? (
            <p className="mt-4">
              <RichLine text={t('faq.none', { query: query.trim() })} />
            </p>
          ) : null}
          {shown.map(([group, questions]) => (
            <Group key={group} group={group} questions={questions} open={searching && count <= openedMax} />
          ))}
        </div>
        <Still />
      </div>
    </StaticPage>
  );
}
