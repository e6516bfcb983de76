import { Link, useNavigate, useSearchParams } from 'react-router';
import { postStates } from '#contracts/enums.ts';
import type { Overview, QueueView } from '#contracts/staff/moderation.ts';
import { useWords } from '#web/platform/language.tsx';
import { Select } from '#web/ui/controls.tsx';
import { queueAddress, queueQuery } from './queue-address.ts';

/** What waits for staff comes first. */
const views: readonly QueueView[] = ['pending', 'reported', 'promotions', ...postStates.filter((state) => state !== 'pending')];

/** The states on small screens, where a row of tabs would be cut off. */
function StateSelect({ counts }: { counts: Partial<Record<QueueView, number>> }) {
  const { t, fmt } = useWords();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const choose = (value: string): void => {
    const state = views.find((one) => one === value);
    if (state) void navigate(queueAddress(params, { status: state }), { preventScrollReset: true });
  };
  return (
    <Select aria-label={t('moderation.states')} value={queueQuery(params).status} onChange={({ target }) => choose(target.value)} className="mt-2 sm:hidden">
      {views.map((state) => (
        <option key={state} value={state}>
          {t(`moderation.state_${state}`)}
          {counts[state] ? ` ${fmt.number(counts[state])}` : null}
        </option>
      ))}
    </Select>
  );
}

/** The states of posts as tabs; on small screens as a list to choose from. */
export function StateTabs({ overview }: { overview: Overview | undefined }) {
  const counts: Partial<Record<QueueView, number>> = overview ? { pending: overview.waiting, reported: overview.reported } : {};
  return (
    <>
      <StateSelect counts={counts} />
      <StateRow counts={counts} />
    </>
  );
}

function StateRow({ counts }: { counts: Partial<Record<QueueView, number>> }) {
  const { t, fmt } = useWords();
  const [params] = useSearchParams();
  const { status } = queueQuery(params);
  return (
    <nav aria-label={t('moderation.states')} className="-mx-4 mt-1.5 overflow-x-auto px-4 [scrollbar-width:none] max-sm:hidden lg:mx-0 lg:px-0">
      <ul className="m-0 flex w-max min-w-full list-none gap-5 border-b border-line p-0">
        {views.map((state) => (
          <li key={state}>
            <Link
              to={queueAddress(params, { status: state })}
              aria-current={state === status ? 'page' : undefined}
              preventScrollReset
              className="control flex min-h-12 items-center border-b-3 border-transparent text-ui whitespace-nowrap text-muted no-underline hover:text-ink focus-visible:-outline-offset-3 aria-[current]:border-primary aria-[current]:font-semibold aria-[current]:text-primary"
            >
              {t(`moderation.state_${state}`)}
              {counts[state] === undefined ? null : <span className="ml-1.5">{fmt.number(counts[state])}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
