import { ChevronDown, ExternalLink } from 'lucide-react';
import { Suspense, useEffect } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import type { Key } from '#i18n/message.ts';
import { useLiveEvent } from '#web/notifications/use-notifications.ts';
import { useWords } from '#web/platform/language.tsx';
import { useSession } from '#web/platform/session.ts';
import { Disclosure } from '#web/shell/disclosure.tsx';
import { LanguageSwitch } from '#web/shell/language-switch.tsx';
import { AccountMenu } from '#web/shell/signed-in.ts';
import { Mark } from '#web/ui/logo.tsx';
import { type StaffCounts, refreshStaffCounts, useStaffCounts } from './staff-counts.ts';

interface Area {
  to: string;
  /** The list that holds what the count counts, where the page begins with another. */
  search?: string;
  key: Extract<Key, `moderation.nav${string}`>;
  count?: keyof StaffCounts;
  /** Others are refused there. */
  adminsOnly?: true;
}

/** In the row: what waits for staff, then what they look at daily. */
const daily: readonly Area[] = [
  { to: '/admin', key: 'moderation.navQueue', count: 'waiting' },
  { to: '/admin/reports', key: 'moderation.navReports', count: 'reports' },
  { to: '/admin/reviews', key: 'moderation.navReviews', count: 'reviews' },
  { to: '/admin/interests', search: '?state=new', key: 'moderation.navInterests', count: 'interests' },
  { to: '/admin/users', key: 'moderation.navUsers' },
  { to: '/admin/groups', key: 'moderation.navGroups' },
  { to: '/admin/interiors', key: 'moderation.navFirms' },
  { to: '/admin/dashboard', key: 'moderation.navDashboard' },
];

/** In the menu at its end, so that the row fits a screen of 1280 pixels. */
const rarer: readonly Area[] = [
  { to: '/admin/comments', key: 'moderation.navComments', count: 'comments' },
  { to: '/admin/blog', key: 'moderation.navBlog' },
  { to: '/admin/review-codes', key: 'moderation.navCodes' },
  { to: '/admin/searches', key: 'moderation.navSearches' },
  { to: '/admin/log', key: 'moderation.navLog' },
  { to: '/admin/mail-stops', key: 'moderation.navMail' },
  { to: '/admin/legal-requests', key: 'moderation.navLegal', adminsOnly: true },
  { to: '/admin/pages', key: 'moderation.navPages' },
  { to: '/admin/areas', key: 'moderation.navAreas' },
  { to: '/admin/broadcast', key: 'moderation.navBroadcast', adminsOnly: true },
  { to: '/admin/settings', key: 'moderation.navSettings', adminsOnly: true },
  { to: '/admin/health', key: 'moderation.navHealth', adminsOnly: true },
];

const everywhere = [...daily, ...rarer];

/** Whether the address belongs to an area; the queue's is the start of all others. */
const isAt = (to: string, pathname: string): boolean =>
  to === '/admin'
    ? /^\/admin(\/posts|\/?$)/.test(pathname)
    : pathname.startsWith(to) || (to === '/admin/searches' && pathname.startsWith('/admin/search-words'));

interface AreaMenuProps {
  areas: readonly Area[];
  /** Instead of "More": where one is, and what waits there. */
  here?: Area | undefined;
  look: string;
  panelClass: string;
}

/** Areas that a press opens. */
function AreaMenu({ areas, here, look, panelClass }: AreaMenuProps) {
  const { t, fmt } = useWords();
  const counts = useStaffCounts();
  const { user } = useSession();
  const waitingAt = ({ count }: Area): number => (count && counts?.[count]) ?? 0;
  const waiting = here ? waitingAt(here) : areas.reduce((sum, area) => sum + waitingAt(area), 0);
  const name = t(here?.key ?? 'moderation.navMore');
  return (
    <Disclosure
      buttonClass={`control flex min-h-12 items-center gap-1 text-ui whitespace-nowrap hover:text-footer-ink focus-visible:outline-footer-ink ${look}`}
      panelClass={panelClass}
      button={
        <>
          {waiting > 0 ? `${name} ${fmt.number(waiting)}` : name}
          <ChevronDown aria-hidden="true" className="size-4" />
        </>
      }
    >
      <ul className="m-0 list-none p-0 max-lg:grid max-lg:grid-cols-[repeat(auto-fill,minmax(min(100%,9rem),1fr))]">
        {areas.map((area) =>
          area.adminsOnly && user?.role !== 'admin' ? null : (
            <li key={area.to}>
              <NavLink
                to={`${area.to}${area.search ?? ''}`}
                end={area.to === '/admin'}
                className="control flex min-h-12 items-center rounded-control px-3 text-ui text-ink no-underline hover:bg-sunk aria-[current=page]:bg-sunk aria-[current=page]:font-semibold"
              >
                {t(area.key)}
                {waitingAt(area) > 0 ? <span className="ml-1.5"> {fmt.number(waitingAt(area))}</span> : null}
              </NavLink>
            </li>
          ),
        )}
      </ul>
    </Disclosure>
  );
}

function Areas() {
  const { t, fmt } = useWords();
  const counts = useStaffCounts();
  const { pathname } = useLocation();
  useEffect(() => void refreshStaffCounts(), [pathname]);
  useLiveEvent('queueChanged', () => void refreshStaffCounts());
  const isRarer = rarer.some(({ to }) => isAt(to, pathname));
  return (
    <nav aria-label={t('moderation.nav')} className="flex min-w-0 flex-1 items-center gap-1 self-stretch">
      {/* A row of them would be cut off on a small screen: there a menu says where one is and opens all. */}
      <div className="lg:hidden">
        <AreaMenu
          areas={everywhere}
          here={everywhere.find(({ to }) => isAt(to, pathname)) ?? everywhere[0]}
          look="font-semibold text-footer-ink"
          panelClass="fixed! inset-x-4! top-14! max-h-[calc(100dvh-4.5rem)] overflow-y-auto"
        />
      </div>
      <div className="flex min-w-0 gap-x-4 self-stretch overflow-x-auto px-3 [scrollbar-width:none] max-lg:hidden">
        {daily.map(({ to, search = '', key, count }) => {
          const waiting = count && counts?.[count];
          return (
            <NavLink
              key={to}
              to={`${to}${search}`}
              end={to === '/admin'}
              className="control relative flex shrink-0 items-center gap-1.5 text-ui whitespace-nowrap text-footer-muted no-underline after:absolute after:inset-x-0 after:bottom-0 after:h-[3px] hover:text-footer-ink focus-visible:-outline-offset-3 focus-visible:outline-footer-ink aria-[current=page]:font-semibold aria-[current=page]:text-footer-ink aria-[current=page]:after:bg-footer-mark"
            >
              {t(key)}
              {waiting ? <span>{fmt.number(waiting)}</span> : null}
            </NavLink>
          );
        })}
      </div>
      <div className="max-lg:hidden">
        <AreaMenu
          areas={rarer}
          look={isRarer ? 'font-semibold text-footer-ink underline decoration-footer-mark decoration-3 underline-offset-8' : 'text-footer-muted'}
          panelClass="w-56"
        />
      </div>
    </nav>
  );
}

/** The one header of the staff area: its areas, what waits in each, and the person. */
export function StaffHead() {
  const { t } = useWords();
  const { user } = useSession();
  return (
    <header className="sticky top-0 z-20 bg-footer text-footer-ink print:hidden">
      <div className="mx-auto flex h-14 max-w-wide items-center gap-4 px-4 [--mark-lozenge:var(--footer-mark)] lg:gap-6 lg:px-10">
        <Link to="/admin" className="flex min-h-12 items-center gap-2.5 text-footer-ink no-underline focus-visible:outline-footer-ink">
          <Mark className="size-7" />
          <span className="font-display text-heading leading-none max-lg:sr-only">{t('shell.name')}</span>
        </Link>
        <Areas />
        <div className="flex shrink-0 items-center gap-2 [&>a:hover]:bg-footer-ink/10 [&>a]:text-footer-ink">
          <Link to="/" title={t('moderation.toSite')} className="grid size-12 place-items-center rounded-full max-lg:hidden">
            <ExternalLink aria-hidden="true" className="size-5" />
            <span className="sr-only">{t('moderation.toSite')}</span>
          </Link>
          <div className="max-lg:hidden">
            <LanguageSwitch />
          </div>
          <Suspense fallback={<span className="m-0.5 size-11" />}>{user ? <AccountMenu user={user} /> : null}</Suspense>
        </div>
      </div>
    </header>
  );
}
