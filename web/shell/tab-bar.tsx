import { Bell, Heart, House, Plus, Search } from 'lucide-react';
import { Suspense } from 'react';
import { NavLink } from 'react-router';
import { useWords } from '#web/platform/language.tsx';
import { useSession } from '#web/platform/session.ts';
import { UnreadBadge } from './signed-in.ts';

const tabs = [
  ['/', 'tabHome', House],
  ['/property-search', 'tabSearch', Search],
  ['/sellpost', 'tabPost', Plus],
  ['/user/my-saved-posts', 'tabSaved', Heart],
  ['/user/my-inbox', 'tabInbox', Bell],
] as const;

/** The tab bar at the bottom of small screens. */
export function TabBar() {
  const { t } = useWords();
  const { state } = useSession();
  return (
    <nav aria-label={t('shell.tabBar')} className="fixed inset-x-0 bottom-0 z-20 bg-card pb-[env(safe-area-inset-bottom)] shadow-bar lg:hidden print:hidden">
      <ul className="m-0 mx-auto grid min-h-16 max-w-xl list-none grid-cols-5 p-0">
        {tabs.map(([to, key, Icon]) => (
          <li key={to}>
            <NavLink
              to={to}
              end
              className="relative flex h-full flex-col items-center justify-center text-caption leading-[1.4] text-muted no-underline aria-[current=page]:font-semibold aria-[current=page]:text-primary"
            >
              {key === 'tabPost' ? (
                <span className="-mt-1 grid h-7 w-11 place-items-center rounded-control bg-primary text-on-primary">
                  <Icon aria-hidden="true" className="size-5" />
                </span>
              ) : (
                <Icon aria-hidden="true" className="size-6" />
              )}
              <span className="max-w-full truncate max-[18rem]:sr-only">{t(`shell.${key}`)}</span>
              {key === 'tabInbox' && state === 'in' ? (
                <Suspense>
                  <UnreadBadge className="absolute top-1 left-1/2 ml-1 min-w-5 px-1" />
                </Suspense>
              ) : null}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
