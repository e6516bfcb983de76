import { Languages, Phone, ShieldCheck, TrendingDown } from 'lucide-react';
import { dayMs } from '#contracts/durations.ts';
import { search } from '#contracts/search/search.ts';
import type { Cacheable } from '#web/platform/delivery/cache-policy.ts';
import { call } from '#web/platform/api.ts';
import { useWords } from '#web/platform/language.tsx';
import { visitorApi } from '#web/platform/delivery/page-data.ts';
import { pageServices } from '#web/platform/delivery/services.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import type { Route } from './+types/about.page.ts';
import { useSupport } from '#web/platform/visit/support.ts';
import { factsOf } from './facts.ts';
import { loadStaticPage, ourselves, readOverview } from './load-static-page.ts';
import { paceText } from './pace-text.ts';
import { RichText } from './rich-text.tsx';
import { StaticPage } from './static-page.tsx';

const ways = [
  ['checked', ShieldCheck],
  ['phone', Phone],
  ['numbers', TrendingDown],
  ['language', Languages],
] as const;

const texts = ['money', 'not', 'next'] as const;

async function countOf(context: Route.LoaderArgs['context'], purpose: 'sell' | 'rent') {
  try {
    const { total, totalIsExact } = await call(visitorApi(context), search.posts, { query: { purpose, limit: 1 } });
    return { total, totalIsExact };
  } catch (error) {
    context.get(pageServices).report(error);
    return null;
  }
}

export const handle = { cache: { clockMs: dayMs } } satisfies Cacheable;

export async function loader({ context }: Route.LoaderArgs) {
  const [now, sell, rent] = await Promise.all([readOverview(context), countOf(context, 'sell'), countOf(context, 'rent')]);
  const words = loadStaticPage(context, '/AboutUs', ['about'], (t) => ({
    title: t('about.title'),
    description: t('about.description'),
    structured: [ourselves(context, t)],
  }));
  return { ...words, sell, rent, review: now?.review ?? null };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

function Figure({ value, label, note }: { value: string; label: string; note?: string }) {
  return (
    <div className="flex flex-col-reverse justify-end">
      <dt>
        {label}
        {note ? <span className="block text-small text-muted">{note}</span> : null}
      </dt>
      <dd className="m-0 font-display text-stat leading-tight text-primary lg:text-figure">{value}</dd>
    </div>
  );
}

/** Current figures; unknown ones are left out. */
function Figures({ sell, rent, review }: Pick<Route.ComponentProps['loaderData'], 'sell' | 'rent' | 'review'>) {
  const { t, fmt } = useWords();
  const counted = (count: NonNullable<typeof sell>): string => `${fmt.number(count.total)}${count.totalIsExact ? '' : '+'}`;
  return (
    <section aria-labelledby="figures" className="rounded-card border border-line bg-card p-5 lg:p-7">
      <h2 id="figures" className="m-0 mb-4 !text-lg">
        {t('about.numbersTitle')}
      </h2>
      <dl className="m-0 grid grid-cols-2 gap-x-4 gap-y-5 max-sm:[&>:nth-child(3)]:col-span-2 sm:grid-cols-3">
        {sell ? <Figure value={counted(sell)} label={t('about.numberSell')} /> : null}
        {rent ? <Figure value={counted(rent)} label={t('about.numberRent')} /> : null}
        {review && review.medianMinutes !== null ? (
          <Figure value={paceText(review.medianMinutes, t)} label={t('about.numberPace')} note={t('about.numberPaceNote')} />
        ) : null}
      </dl>
    </section>
  );
}

export default function AboutPage({ loaderData }: Route.ComponentProps) {
  const { t, fmt } = useWords();
  const facts = factsOf(fmt, useSupport());
  return (
    <StaticPage picture="about" title={t('about.title')} lead={t('about.lead')}>
      <Figures {...loaderData} />
      <section className="mt-10 max-w-form">
        <h2 className="m-0 mb-2">{t('about.why_title')}</h2>
        <RichText text={t('about.why')} />
      </section>
      <section className="mt-10">
        <h2 className="m-0 mb-4">{t('about.how_title')}</h2>
        <ul className="m-0 grid list-none gap-3 p-0 sm:grid-cols-2 lg:gap-5">
          {ways.map(([way, Icon]) => (
            <li key={way} className="flex gap-4 rounded-card border border-line bg-card p-5">
              <span className="grid size-12 shrink-0 place-items-center rounded-card bg-primary-tint text-primary">
                <Icon aria-hidden="true" className="size-6" />
              </span>
              <div>
                <h3 className="m-0 mb-0.5">{t(`about.how_${way}`)}</h3>
                <p className="m-0">{t.dynamic(`about.how_${way}_text`, facts)}</p>
              </div>
            </li>
          ))}
        </ul>
      </section>
      <div className="mt-10 grid gap-3 lg:grid-cols-3 lg:gap-5">
        {texts.map((text) => (
          <section key={text} className="flex flex-col rounded-card border border-line bg-card p-5 lg:p-6">
            <h2 className="m-0 mb-2 !text-xl">{t(`about.${text}_title`)}</h2>
            <RichText text={t(`about.${text}`)} />
            {text === 'next' ? (
              <p className="mt-auto mb-0 pt-5 print:hidden">
                <ButtonLink to="/ContactUs" className="w-full">
                  {t('about.talk')}
                </ButtonLink>
              </p>
            ) : null}
          </section>
        ))}
      </div>
    </StaticPage>
  );
}
