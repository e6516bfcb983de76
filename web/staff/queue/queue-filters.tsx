import { Search, X } from 'lucide-react';
import { Form, Link, useNavigate, useSearchParams } from 'react-router';
import { postStates, postTypes } from '#contracts/enums.ts';
import { limits } from '#contracts/limits.ts';
import type { Overview, QueueView } from '#contracts/staff/moderation.ts';
import { useWords } from '#web/platform/language.tsx';
import { Select } from '#web/ui/controls.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { queryOf, searchWith } from './queue-address.ts';

const chip =
  'control inline-flex h-10 items-center gap-1.5 rounded-full border border-control bg-card px-3.5 text-ui whitespace-nowrap text-ink no-underline hover:border-primary aria-[current]:border-field aria-[current]:border-primary aria-[current]:bg-primary-tint aria-[current]:font-semibold aria-[current]:text-primary-ink';

/** What waits for staff comes first. */
const views: readonly QueueView[] = ['pending', 'reported', 'promotions', ...postStates.filter((state) => state !== 'pending')];

const ofState = (params: URLSearchParams, state: QueueView): string =>
  searchWith(params, { status: state === 'pending' ? undefined : state, page: undefined, post: undefined });

/** The states on small screens, where a row of tabs would be cut off. */
function StateSelect({ counts }: { counts: Partial<Record<QueueView, number>> }) {
  const { t, fmt } = useWords();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const choose = (value: string): void => {
    const state = views.find((one) => one === value);
    if (state) void navigate(ofState(params, state), { preventScrollReset: true, defaultShouldRevalidate: false });
  };
  return (
    <Select aria-label={t('moderation.states')} value={queryOf(params).status} onChange={({ target }) => choose(target.value)} className="mt-2 sm:hidden">
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
  const { status } = queryOf(params);
  return (
    <nav aria-label={t('moderation.states')} className="-mx-4 mt-1.5 overflow-x-auto px-4 [scrollbar-width:none] max-sm:hidden lg:mx-0 lg:px-0">
      <ul className="m-0 flex w-max min-w-full list-none gap-5 border-b border-line p-0">
        {views.map((state) => (
          <li key={state}>
            <Link
              to={ofState(params, state)}
              aria-current={state === status ? 'page' : undefined}
              defaultShouldRevalidate={false}
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

function TypeChips() {
  const { t } = useWords();
  const [params] = useSearchParams();
  const { type } = queryOf(params);
  return (
    <nav aria-label={t('moderation.types')} className="flex gap-2">
      {[undefined, ...postTypes].map((one) => (
        <span key={one ?? 'all'} className="flex min-h-12 items-center">
          <Link
            to={searchWith(params, { type: one, page: undefined, post: undefined })}
            aria-current={one === type ? 'true' : undefined}
            defaultShouldRevalidate={false}
            preventScrollReset
            className={chip}
          >
            {one ? t(`enums.purpose_${one}`) : t('moderation.typeAll')}
          </Link>
        </span>
      ))}
    </nav>
  );
}

function SearchBox() {
  const { t } = useWords();
  const [params] = useSearchParams();
  const { status, type, q } = queryOf(params);
  return (
    <search className="min-w-0 flex-1 basis-56">
      <Form preventScrollReset className="relative">
        {status === 'pending' ? null : <input type="hidden" name="status" value={status} />}
        {type ? <input type="hidden" name="type" value={type} /> : null}
        <TextInput
          key={q ?? ''}
          name="q"
          type="text"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={limits.search.textMax}
          defaultValue={q}
          aria-label={t('moderation.searchLabel')}
          placeholder={t('moderation.searchHint')}
          icon={<Search aria-hidden="true" />}
          className={q ? '[&>input]:pr-13' : ''}
        />
        {q ? (
          <Link
            to={searchWith(params, { q: undefined, page: undefined, post: undefined })}
            aria-label={t('moderation.clearSearch')}
            defaultShouldRevalidate={false}
            preventScrollReset
            className="absolute inset-y-0 right-0 grid w-12 place-items-center rounded-control text-muted"
          >
            <X aria-hidden="true" className="size-5" />
          </Link>
        ) : null}
      </Form>
    </search>
  );
}

/** The head of the list: which type, and the way to one post. */
export function QueueFilters() {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line px-4 py-2.5">
      <TypeChips />
      <SearchBox />
    </div>
  );
}
