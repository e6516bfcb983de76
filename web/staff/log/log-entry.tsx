import { Link, useSearchParams } from 'react-router';
import type { AuditEntry } from '#contracts/staff/moderation.ts';
import { actionWords } from '#web/staff/post/history-list.tsx';
import { addressOf, queryOf } from '#web/staff/kit/filters.ts';
import { useWords } from '#web/platform/language.tsx';
import { loggedChanges } from './log-changes.ts';
import { logList } from './log-filters.tsx';

const link = 'inline-flex min-h-12 items-center font-semibold text-link lg:min-h-0';

/** Where a subject of this kind is shown to staff. */
const subjectPages: Readonly<Record<string, string>> = {
  user: '/admin/users?q=',
  post: '/admin?post=',
  group: '/admin/groups/',
  interior: '/admin/interiors/',
  article: '/admin/blog/',
};

function Subject({ entry: { subjectType: type, subjectId: id } }: { entry: AuditEntry }) {
  const { t, fmt } = useWords();
  const texts: Readonly<Record<string, string>> = {
    user: t('moderation.logUser'),
    post: t('moderation.logPost', { number: fmt.plain(id) }),
    group: t('staffLog.subject_group', { number: fmt.plain(id) }),
    interior: t('staffLog.subject_interior', { number: fmt.plain(id) }),
    interest: t('staffLog.subject_interest'),
    review: t('staffLog.subject_review'),
    report: t('staffLog.subject_report'),
    picture: t('staffLog.subject_picture'),
    log: t('staffLog.subject_log'),
    // What was done says it already.
    settings: '',
    article: t('staffLog.subject_article', { number: fmt.plain(id) }),
    comment: t('staffLog.subject_comment'),
    broadcast: '',
    searchWord: '',
    job: '',
    import: '',
    list: t('staffLog.subject_list'),
    pageText: '',
  };
  const [text, page] = [texts[type] ?? `${type} ${id}`, subjectPages[type]];
  // Of members' lists and the like there is no page.
  if (!page || !/^(\d+|[0-9a-f-]{36})$/.test(id)) return text;
  return (
    <Link to={`${page}${id}`} className={link}>
      {text}
    </Link>
  );
}

function Actor({ actor }: Pick<AuditEntry, 'actor'>) {
  const { t } = useWords();
  const [params] = useSearchParams();
  if (!actor) return <span className="font-semibold">{t('moderation.operator')}</span>;
  const { filters } = logList;
  return (
    <>
      <Link
        to={addressOf(filters, queryOf(filters, params), { actor: actor.id })}
        aria-label={t('staffLog.onlyActor', { name: actor.name })}
        preventScrollReset
        className={link}
      >
        {actor.name}
      </Link>
      <span className="text-muted"> · {t(`moderation.role_${actor.role}`)}</span>
    </>
  );
}

const cell = 'px-1.5 py-1.5 align-top wrap-anywhere sm:px-3';

/** Before and after of each field that the action changed. */
function Changes({ entry }: { entry: AuditEntry }) {
  const words = useWords();
  const { t } = words;
  const changes = loggedChanges(words, entry);
  if (changes.length === 0) return null;
  return (
    <table className="mt-2 w-full table-fixed border-collapse rounded-control bg-sunk text-small">
      <caption className="sr-only">{t('staffLog.changes')}</caption>
      <thead className="text-left text-muted">
        <tr>
          {(['field', 'before', 'after'] as const).map((key) => (
            <th key={key} scope="col" className={`${cell} font-semibold`}>
              {t(`staffLog.${key}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {changes.map(({ field, before, after }) => (
          <tr key={field} className="border-t border-line">
            <th scope="row" className={`${cell} text-left font-normal text-muted`}>
              {field}
            </th>
            <td className={cell}>{before}</td>
            <td className={`${cell} font-semibold`}>{after}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Who did what, on what, and what that changed. */
export function LogEntry({ entry }: { entry: AuditEntry }) {
  const words = useWords();
  return (
    <li className="grid gap-x-6 gap-y-1 border-b border-line px-4 py-3 text-ui last:border-b-0 lg:grid-cols-[13rem_minmax(0,1fr)] lg:px-5">
      <div>
        <time dateTime={entry.at} className="block text-muted">
          {words.fmt.dateTime(entry.at)}
        </time>
        <Actor actor={entry.actor} />
      </div>
      <div className="min-w-0">
        <p className="m-0 flex flex-wrap items-center gap-x-3 lg:items-baseline">
          <b className="font-semibold">{actionWords(words, entry.action)}</b>
          <Subject entry={entry} />
        </p>
        <Changes entry={entry} />
      </div>
    </li>
  );
}
