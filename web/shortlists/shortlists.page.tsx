import { ChevronRight, Plus } from 'lucide-react';
import { Link } from 'react-router';
import { limits } from '#contracts/limits.ts';
import type { ShortlistEntry } from '#contracts/posts/shortlists.ts';
import { languageOf } from '#i18n/detect.ts';
import { useLiveEvent } from '#web/notifications/use-notifications.ts';
import { useDataSaver } from '#web/platform/data-saver.ts';
import { useWords, wordsOfMatches } from '#web/platform/language.tsx';
import { readAsMember, useMemberData } from '#web/platform/calls/member-data.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Bone } from '#web/ui/skeleton.tsx';
import { Tag } from '#web/ui/tag.tsx';
import type { Route } from './+types/shortlists.page.ts';
import { newShortlistPath } from '#web/listings/new-shortlist-path.ts';
import { ReadingFailed } from './reading-failed.tsx';
import { readShortlists } from './shortlist-calls.ts';

export const handle = { cache: false };

const key = 'shortlists';

export const clientLoader = async () => ({ list: await readAsMember(key, readShortlists), now: new Date().toISOString() });

export const meta: Route.MetaFunction = ({ matches }) => {
  const t = wordsOfMatches(matches);
  return [...(t ? [{ title: t('shortlists.document') }] : []), { name: 'robots', content: 'noindex' }];
};

function Entry({ entry }: { entry: ShortlistEntry }) {
  const { t, fmt } = useWords();
  const { _id, name, state, posts, visitors, expiresAt, picture } = entry;
  const saver = useDataSaver();
  return (
    <article className="relative flex items-center gap-3 rounded-card border border-line bg-card p-3 pr-4 hover:shadow-hover">
      {picture && !saver ? (
        <img src={picture} alt="" width={80} height={80} loading="lazy" className="size-18 shrink-0 rounded-control object-cover sm:size-20" />
      ) : null}
      <div className="min-w-0 flex-1">
        <h2 lang={languageOf(name)} className="m-0 !text-title break-words">
          <Link to={`/user/shortlists/${_id}`} className="card-link text-ink no-underline">
            {name}
          </Link>
        </h2>
        <p className="mt-1 mb-0 text-ui text-muted">
          {t('shortlists.posts', { count: posts })} · {visitors > 0 ? t('shortlists.visitors', { count: visitors }) : t('shortlists.noVisitors')}
        </p>
        <p className="mt-0.5 mb-0 text-small text-muted">
          {state === 'open' ? t('shortlists.until', { date: fmt.date(expiresAt) }) : <Tag>{t(`shortlists.state_${state}`)}</Tag>}
        </p>
      </div>
      <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-muted max-sm:hidden" />
    </article>
  );
}

function Waiting() {
  const { t } = useWords();
  return (
    <section aria-busy="true" aria-label={t('shell.loading')} className="delayed mt-4 grid gap-4">
      <Bone className="h-28 w-full rounded-card" />
      <Bone className="h-28 w-full rounded-card" />
    </section>
  );
}

export const HydrateFallback = Waiting;

export default function ShortlistsPage({ loaderData }: Route.ComponentProps) {
  const { t } = useWords();
  const list = useMemberData(key, loaderData.list);
  useLiveEvent('shortlistChanged', list.reload);
  const { value, failure } = list;
  return (
    <div className="max-w-3xl">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h1 className="m-0">{t('shortlists.title')}</h1>
        {value && value.length > 0 ? (
          <ButtonLink to={newShortlistPath()} aria-label={t('shortlists.make')} className="max-sm:!px-4">
            <Plus aria-hidden="true" className="size-5" />
            <span className="sm:hidden">{t('myPosts.newPost')}</span>
            <span className="max-sm:hidden">{t('shortlists.make')}</span>
          </ButtonLink>
        ) : null}
      </div>
      <p className="mt-1 mb-0 text-ui text-muted">{t('shortlists.lead')}</p>
      <ReadingFailed reading={list} />
      {value?.length === 0 ? (
        <EmptyState
          drawing="houses"
          title={t('shortlists.emptyTitle')}
          text={t('shortlists.emptyText', { max: limits.shortlists.postsMax })}
          action={<ButtonLink to={newShortlistPath()}>{t('shortlists.make')}</ButtonLink>}
        />
      ) : null}
      <ul aria-label={t('shortlists.title')} className="mt-4 mb-0 grid list-none gap-4 p-0 empty:hidden">
        {(value ?? []).map((entry) => (
          <li key={entry._id}>
            <Entry entry={entry} />
          </li>
        ))}
      </ul>
      {value || failure ? null : <Waiting />}
    </div>
  );
}
