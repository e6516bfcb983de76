import { Search, X } from 'lucide-react';
import { Form, Link, useNavigate } from 'react-router';
import { accountStatuses, roles } from '#contracts/enums.ts';
import { limits } from '#contracts/limits.ts';
import { useWords } from '#web/platform/language.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { Select } from '#web/ui/controls.tsx';
import { memberAddress, otherSorts, type MemberQuery } from './member-address.ts';

const chip =
  'control inline-flex h-10 items-center rounded-full border border-control bg-card px-3.5 text-ui whitespace-nowrap text-ink no-underline hover:border-primary aria-[current]:border-field aria-[current]:border-primary aria-[current]:bg-primary-tint aria-[current]:font-semibold aria-[current]:text-primary-ink';

function StatusChips({ status, ...query }: MemberQuery) {
  const { t } = useWords();
  return (
    <nav aria-label={t('members.states')}>
      <ul className="m-0 flex list-none flex-wrap gap-x-2 p-0">
        {[undefined, ...accountStatuses].map((one) => (
          <li key={one ?? 'all'} className="flex min-h-12 items-center">
            <Link to={memberAddress({ ...query, status: one, page: 1 })} aria-current={one === status ? 'true' : undefined} preventScrollReset className={chip}>
              {t(`members.state_${one ?? 'all'}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Which role, and in which order. */
function Orders({ query }: { query: MemberQuery }) {
  const { t } = useWords();
  const navigate = useNavigate();
  const go = (change: Partial<MemberQuery>): void => void navigate(memberAddress({ ...query, ...change, page: 1 }), { preventScrollReset: true });
  return (
    <div className="grid grid-cols-2 gap-3 lg:col-span-2 lg:flex">
      <Select
        aria-label={t('members.roleFilter')}
        value={query.role ?? ''}
        onChange={({ target }) => go({ role: roles.find((one) => one === target.value) })}
        className="lg:w-56"
      >
        <option value="">{t('members.roleAll')}</option>
        {roles.map((one) => (
          <option key={one} value={one}>
            {t(`moderation.role_${one}`)}
          </option>
        ))}
      </Select>
      <Select
        aria-label={t('members.sort')}
        value={query.sort ?? ''}
        onChange={({ target }) => go({ sort: otherSorts.find((one) => one === target.value) })}
        className="lg:w-56"
      >
        <option value="">{t('members.sort_recent')}</option>
        {otherSorts.map((one) => (
          <option key={one} value={one}>
            {t(`members.sort_${one}`)}
          </option>
        ))}
      </Select>
    </div>
  );
}

/** The head of the list: whom one looks for, and in which state. */
export function MemberFilters({ query }: { query: MemberQuery }) {
  const { t } = useWords();
  const { q, status, role, sort } = query;
  return (
    <div className="grid gap-2 border-b border-line px-4 py-3 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-center lg:gap-6 lg:px-5">
      <search>
        <Form action="/admin/users" preventScrollReset className="relative lg:max-w-md">
          {Object.entries({ status, role, sort }).map(([name, value]) => (value ? <input key={name} type="hidden" name={name} value={value} /> : null))}
          <TextInput
            key={q ?? ''}
            name="q"
            type="text"
            inputMode="search"
            enterKeyHint="search"
            autoComplete="off"
            maxLength={limits.search.textMax}
            defaultValue={q}
            aria-label={t('members.searchLabel')}
            placeholder={t('members.searchHint')}
            icon={<Search aria-hidden="true" />}
            className={q ? '[&>input]:pr-13' : ''}
          />
          {q ? (
            <Link
              to={memberAddress({ status, role, sort })}
              aria-label={t('members.clearSearch')}
              preventScrollReset
              className="absolute inset-y-0 right-0 grid w-12 place-items-center rounded-control text-muted"
            >
              <X aria-hidden="true" className="size-5" />
            </Link>
          ) : null}
        </Form>
      </search>
      <StatusChips {...query} />
      <Orders query={query} />
    </div>
  );
}
