import { Link, useSearchParams } from 'react-router';
import type { AuditEntry } from '#contracts/moderation.ts';
import { useWords } from '#web/platform/language.tsx';
import { outcomeOf } from '#web/platform/outcome.ts';
import { knownSession, memberApi } from '#web/platform/session.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import type { Route } from './+types/log.page.ts';
import { DeskSkeleton } from '#web/moderation/queue/desk-skeleton.tsx';
import { deskMeta } from './desk-title.ts';
import { actionWords, saidWith } from '#web/moderation/post/history-list.tsx';
import { queryOf } from '#web/moderation/queue/queue-address.ts';
import { PageSteps } from '#web/moderation/queue/queue-list.tsx';
import { TryAgain } from '#web/moderation/queue/queue-states.tsx';
import { isStaff } from '#web/platform/staff.ts';
import { readLog } from './staff-calls.ts';

/** Whose part of the log is wanted: the id of a person or the number of a post. */
const subjectOf = (params: URLSearchParams): string | undefined => params.get('subject')?.slice(0, 60) || undefined;

export const handle = { cache: false };

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const session = await knownSession();
  const { searchParams } = new URL(request.url);
  return isStaff(session.user) ? outcomeOf(readLog(memberApi(), queryOf(searchParams).page, subjectOf(searchParams))) : null;
}

export const meta: Route.MetaFunction = ({ matches }) => deskMeta(matches, (t) => t('moderation.logTitle'));

export const HydrateFallback = DeskSkeleton;

function Subject({ entry }: { entry: AuditEntry }) {
  const { t, fmt } = useWords();
  const link = 'inline-flex min-h-11 items-center font-semibold text-link lg:min-h-0';
  if (entry.subjectType === 'user') {
    return (
      <Link to={`/admin/users?q=${entry.subjectId}`} className={link}>
        {t('moderation.logUser')}
      </Link>
    );
  }
  if (entry.subjectType !== 'post') return `${entry.subjectType} ${entry.subjectId}`;
  return (
    <Link to={`/admin?post=${entry.subjectId}`} className={link}>
      {t('moderation.logPost', { number: fmt.plain(entry.subjectId) })}
    </Link>
  );
}

function Entry({ entry }: { entry: AuditEntry }) {
  const words = useWords();
  const { t, fmt } = words;
  const said = saidWith(words, entry);
  return (
    <tr className="border-b border-line align-top last:border-b-0 max-lg:block max-lg:px-4 max-lg:py-3 max-lg:[&>td]:block lg:[&>td]:px-5 lg:[&>td]:py-3">
      <td className="text-muted lg:whitespace-nowrap">
        <time dateTime={entry.at}>{fmt.dateTime(entry.at)}</time>
      </td>
      <td>
        <span className="font-semibold">{entry.actor?.name ?? t('moderation.operator')}</span>
        {entry.actor ? <span className="text-muted"> · {t(`moderation.role_${entry.actor.role}`)}</span> : null}
      </td>
      <td className="wrap-anywhere">
        {actionWords(words, entry.action)}
        {said ? <span className="block text-muted">{said}</span> : null}
      </td>
      <td>
        <Subject entry={entry} />
      </td>
    </tr>
  );
}

function Entries({ items }: { items: readonly AuditEntry[] }) {
  const { t } = useWords();
  const head = ['logTime', 'logActor', 'logAction', 'logSubject'] as const;
  return (
    <table className="w-full border-collapse text-ui max-lg:block">
      <thead className="bg-sunk text-left text-small text-muted max-lg:hidden">
        <tr>
          {head.map((key) => (
            <th key={key} scope="col" className="px-5 py-2.5 font-semibold">
              {t(`moderation.${key}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-lg:block">
        {items.map((entry) => (
          <Entry key={entry._id} entry={entry} />
        ))}
      </tbody>
    </table>
  );
}

/** The log of staff actions, newest first. */
export default function LogPage({ loaderData }: Route.ComponentProps) {
  const { t } = useWords();
  const [params] = useSearchParams();
  return (
    <>
      <h1 className="m-0">{t('moderation.logTitle')}</h1>
      <p className="mt-1 mb-5 text-muted">{t('moderation.logLead')}</p>
      {subjectOf(params) ? (
        <p className="-mt-3 mb-3 flex flex-wrap items-center gap-x-3">
          {t('moderation.logOne')}
          <Link to="/admin/log" className="inline-flex min-h-11 items-center font-semibold text-link">
            {t('moderation.logWhole')}
          </Link>
        </p>
      ) : null}
      {loaderData?.ok ? (
        <div className="overflow-hidden rounded-card border border-line bg-card">
          {loaderData.value.items.length > 0 ? <Entries items={loaderData.value.items} /> : <EmptyState title={t('moderation.logEmpty')} />}
          <PageSteps pagination={loaderData.value.pagination} />
        </div>
      ) : (
        <TryAgain text={t('moderation.logFailed')} />
      )}
    </>
  );
}
