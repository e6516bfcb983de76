// A design firm as its owner sees it: its profile to draft, its reviews to answer, and who is interested in its work.
import { ChevronDown, Phone } from 'lucide-react';
import { Link } from 'react-router';
import { detailPath } from '#contracts/posts/detail-path.ts';
import { ReadFailed } from '#web/forms/read-failed.tsx';
import { wordsOfMatches, useWords } from '#web/platform/language.tsx';
import { failureText } from '#web/platform/calls/failure-text.ts';
import { type MemberData, readAsMember, useMemberData } from '#web/platform/calls/member-data.ts';
import { pageData } from '#web/platform/delivery/page-data.ts';
import { useNow } from '#web/platform/hooks/use-now.ts';
import { Panel } from '#web/profile/panel.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Bone } from '#web/ui/skeleton.tsx';
import { Tag } from '#web/ui/tag.tsx';
import type { Route } from './+types/own-firm.page.ts';
import { type OwnFirm, ownFirmKey, readOwnFirm } from './own-calls.ts';
import { OwnDraft } from './own-draft.tsx';
import { OwnFirmReview } from './own-review.tsx';

export const handle = { cache: false };

export const loader = ({ context }: Route.LoaderArgs) => ({
  ...pageData(context, 'staff', 'staffFirms', 'reviews', 'enums', 'forms'),
  own: undefined as MemberData<OwnFirm | null> | undefined,
});

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const [data, own] = await Promise.all([serverLoader(), readAsMember(ownFirmKey, readOwnFirm)]);
  return { ...data, own };
}
clientLoader.hydrate = true as const;

export const meta: Route.MetaFunction = ({ matches }) => {
  const t = wordsOfMatches(matches);
  return [...(t ? [{ title: t('shell.titleOf', { page: t('shell.myFirm') }) }] : []), { name: 'robots', content: 'noindex' }];
};

function Waiting() {
  const { t } = useWords();
  return (
    <section aria-busy="true" aria-label={t('shell.loading')} className="delayed mt-4 grid gap-4">
      <Bone className="h-72 rounded-card" />
      <Bone className="h-44 rounded-card" />
    </section>
  );
}

export const HydrateFallback = Waiting;

function Interests({ interests }: Pick<OwnFirm, 'interests'>) {
  const { t, fmt } = useWords();
  return (
    <Panel id="own-interests" title={t('staffFirms.ownInterests')} className="mt-5">
      {interests.length === 0 ? <p className="mt-2 mb-0 text-muted">{t('staffFirms.ownInterestsNone')}</p> : null}
      <ul className="m-0 list-none p-0">
        {interests.map(({ _id, name, occupation, phone, note, at, state }) => (
          <li key={_id} className="flex items-center gap-3 border-b border-line py-3 last:border-b-0">
            <div className="min-w-0 flex-1">
              <div className="flex flex-wrap items-center gap-x-2.5 wrap-anywhere">
                <b className="font-semibold">{name}</b>
                <span className="text-small text-muted max-sm:order-1 max-sm:basis-full sm:order-2 sm:basis-full">
                  {occupation} · {fmt.date(at)}
                </span>
                <span className="max-sm:order-2 max-sm:mt-1 sm:order-1">
                  <Tag>{t(`enums.interestState_${state}`)}</Tag>
                </span>
              </div>
              {note ? <p className="m-0 text-ui wrap-anywhere">{note}</p> : null}
            </div>
            <a
              href={`tel:${phone}`}
              aria-label={fmt.phone(phone)}
              className="control inline-flex min-h-12 shrink-0 items-center gap-2 rounded-control border border-control bg-card px-3.5 text-ui font-semibold text-ink no-underline hover:border-primary"
            >
              <Phone aria-hidden="true" className="size-5 text-primary" />
              <span className="max-sm:hidden">{fmt.phone(phone)}</span>
              <span aria-hidden="true" className="sm:hidden">
                {t('staffFirms.ownCall')}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

const reviewsShown = 2;

/** Those without an answer first; a long list is folded, since what an owner changes stands below it. */
function Reviews({ reviews, reload }: Pick<OwnFirm, 'reviews'> & { reload: () => void }) {
  const { t, fmt } = useWords();
  const now = useNow();
  const sorted = reviews.toSorted((a, b) => Number(a.firmResponse !== null) - Number(b.firmResponse !== null));
  const list = (some: OwnFirm['reviews']) => (
    <ul className="m-0 list-none p-0">
      {some.map((review) => (
        <OwnFirmReview key={review._id} review={review} now={now} onAnswered={reload} />
      ))}
    </ul>
  );
  const more = sorted.slice(reviewsShown);
  const sum = reviews.reduce((all, { rating }) => all + rating, 0);
  const mean = reviews.length > 0 && t('staffFirms.ownRating', { rating: fmt.decimal(sum / reviews.length, 1), count: reviews.length });
  return (
    <Panel id="own-reviews" title={t('staffFirms.ownReviews')} {...(mean ? { lead: mean } : {})} className="mt-5">
      {reviews.length === 0 ? <p className="mt-2 mb-0 text-muted">{t('staffFirms.ownReviewsNone')}</p> : null}
      {list(sorted.slice(0, reviewsShown))}
      {more.length > 0 ? (
        <details className="group/more border-t border-line">
          <summary className="control flex min-h-12 cursor-pointer list-none items-center justify-between rounded-control font-semibold text-link [&::-webkit-details-marker]:hidden">
            {t('reviews.more', { count: more.length })}
            <ChevronDown aria-hidden="true" className="size-5 shrink-0 group-open/more:rotate-180" />
          </summary>
          {list(more)}
        </details>
      ) : null}
    </Panel>
  );
}

function Firm({ own: { firm, reviews, interests }, reload }: { own: OwnFirm; reload: () => void }) {
  const { t, lng } = useWords();
  return (
    <>
      <p className="mt-1 mb-0 flex flex-wrap items-center gap-x-2.5 text-muted wrap-anywhere">
        {firm.companyName[lng]} <Tag tone={firm.listed ? 'green' : 'red'}>{t(firm.listed ? 'staffFirms.listed' : 'staffFirms.withdrawn')}</Tag>
        {firm.listed ? (
          <Link
            to={detailPath({ type: 'interior', PostID: firm.PostID })}
            className="control inline-flex min-h-12 items-center text-ui font-semibold text-link"
          >
            {t('staff.view')}
          </Link>
        ) : null}
      </p>
      <Interests interests={interests} />
      <Reviews reviews={reviews} reload={reload} />
      <OwnDraft key={firm.draft?.at ?? firm.lastUpdated} firm={firm} onSent={reload} />
    </>
  );
}

export default function OwnFirmPage({ loaderData }: Route.ComponentProps) {
  const words = useWords();
  const { t } = words;
  const { value, failure, reading, reload } = useMemberData(ownFirmKey, loaderData.own);
  return (
    <>
      <h1 className="m-0">{t('staffFirms.ownTitle')}</h1>
      {failure ? <ReadFailed failed text={failureText(words, failure)} busy={reading} onRetry={reload} /> : null}
      {value ? <Firm own={value} reload={reload} /> : null}
      {value === null ? (
        <EmptyState
          title={t('staffFirms.ownNone')}
          text={t('staffFirms.ownNoneText')}
          action={<ButtonLink to="/CustomerCare">{t('staffFirms.ownHelp')}</ButtonLink>}
        />
      ) : null}
      {value === undefined && !failure ? <Waiting /> : null}
    </>
  );
}
