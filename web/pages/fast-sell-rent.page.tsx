import { Plus } from 'lucide-react';
import { dayMs } from '#contracts/durations.ts';
import type { ReviewPace } from '#contracts/overview.ts';
import type { Cacheable } from '#web/platform/delivery/cache-policy.ts';
import { hoursOf } from '#i18n/hours.ts';
import { useWords } from '#web/platform/language.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import type { Route } from './+types/fast-sell-rent.page.ts';
import { useSupport } from '#web/platform/visit/support.ts';
import { factsOf } from './facts.ts';
import { loadStaticPage, readOverview } from './load-static-page.ts';
import { paceText } from './pace-text.ts';
import { HelpfulPages } from './related-pages.tsx';
import { RichText } from './rich-text.tsx';
import { StaticPage } from './static-page.tsx';

const tips = [1, 2, 3, 4, 5, 6, 7, 8] as const;

export const handle = { cache: { clockMs: dayMs } } satisfies Cacheable;

export async function loader({ context }: Route.LoaderArgs) {
  const now = await readOverview(context);
  const words = loadStaticPage(context, '/FastSellRent', ['selling'], (t) => ({ title: t('selling.title'), description: t('selling.description') }));
  return { ...words, review: now?.review ?? null };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

/** The measured review time, or that there is none yet. */
function Pace({ review }: { review: ReviewPace | null }) {
  const { t, fmt } = useWords();
  const support = useSupport();
  const facts = factsOf(fmt, support);
  return (
    <section className="rounded-card border border-line bg-card p-5 lg:p-7">
      <h2 className="m-0 !text-lg">{t('selling.paceTitle')}</h2>
      {review && review.medianMinutes !== null ? (
        <>
          <p className="mt-1 mb-1 font-display text-figure leading-tight text-primary lg:text-display">{paceText(review.medianMinutes, t)}</p>
          <p className="m-0">{t('selling.paceText', { count: review.decided })}</p>
        </>
      ) : (
        <p className="m-0 mt-1">{t.dynamic('selling.paceNone', facts)}</p>
      )}
      <p className="m-0 mt-2 text-small text-muted">{t('selling.paceTip', { late: hoursOf(fmt, support).late })}</p>
    </section>
  );
}

function Start() {
  const { t } = useWords();
  return (
    <section className="mt-10 flex flex-col gap-4 rounded-card bg-primary-tint p-6 sm:flex-row sm:items-center lg:p-8 print:hidden">
      <div className="flex-1">
        <h2 className="m-0 text-primary-ink">{t('selling.startTitle')}</h2>
        <p className="m-0 mt-1">{t('selling.startText')}</p>
      </div>
      <ButtonLink to="/sellpost">
        <Plus aria-hidden="true" className="size-5" />
        {t('shell.postSell')}
      </ButtonLink>
      <ButtonLink to="/add-rent-post" kind="outline">
        <Plus aria-hidden="true" className="size-5" />
        {t('shell.postRent')}
      </ButtonLink>
    </section>
  );
}

export default function FastSellRentPage({ loaderData }: Route.ComponentProps) {
  const { t, fmt } = useWords();
  const facts = factsOf(fmt, useSupport());
  return (
    <StaticPage picture="selling" title={t('selling.title')} lead={t('selling.lead')}>
      <Pace review={loaderData.review} />
      <section className="mt-10" aria-labelledby="tips">
        <h2 id="tips" className="m-0 mb-4">
          {t('selling.tipsTitle')}
        </h2>
        <ol className="m-0 grid list-none gap-x-10 gap-y-6 p-0 lg:grid-cols-2">
          {tips.map((tip) => (
            <li key={tip} className="flex gap-4 break-inside-avoid">
              <span aria-hidden="true" className="grid size-10 shrink-0 place-items-center rounded-full bg-primary-tint font-semibold text-primary-ink">
                {fmt.number(tip)}
              </span>
              <div>
                <h3 className="m-0 mb-0.5 pt-1.5">{t(`selling.tip${tip}`)}</h3>
                <p className="m-0">{t.dynamic(`selling.tip${tip}_text`, facts)}</p>
              </div>
            </li>
          ))}
        </ol>
      </section>
      <section className="mt-10 max-w-form">
        <h2 className="m-0 mb-2">{t('selling.paidTitle')}</h2>
        <RichText text={t.dynamic('selling.paidText', facts)} />
      </section>
      <Start />
      <HelpfulPages />
    </StaticPage>
  );
}
