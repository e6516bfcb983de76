import { ChevronDown, ExternalLink } from 'lucide-react';
import { Suspense, useEffect, useRef } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { useLiveEvent } from '#web/notifications/use-notifications.ts';
import { useWords } from '#web/platform/language.tsx';
import { useSession } from '#web/platform/session.ts';
import { Disclosure } from '#web/shell/disclosure.tsx';
import { LanguageSwitch } from '#web/shell/language-switch.tsx';
import { AccountMenu } from '#web/shell/signed-in.ts';
import { Mark } from '#web/ui/logo.tsx';
import { type DeskCounts, refreshDeskCounts, useDeskCounts } from './desk-counts.ts';

interface Area {
  to: string;
  key:
    | 'navQueue'
    | 'navReports'
    | 'navReviews'
    | 'navInterests'
    | 'navUsers'
    | 'navGroups'
    | 'navFirms'
    | 'navBlog'
    | 'navComments'
    | 'navCodes'
    | 'navDashboard'
    | 'navLog'
    | 'navSearches'
    | 'navBroadcast'
    | 'navPages'
    | 'navSettings'
    | 'navHealth';
  count?: keyof DeskCounts;
  /** Others are refused there. */
  adminsOnly?: true;
}

/** In the row: what waits for staff, then what they look at daily. */
const daily: readonly Area[] = [
  { to: '/admin', key: 'navQueue', count: 'waiting' },
  { to: '/admin/reports', key: 'navReports', count: 'reports' },
  { to: '/admin/reviews', key: 'navReviews', count: 'reviews' },
  { to: '/admin/interests', key: 'navInterests', count: 'interests' },
  { to: '/admin/users', key: 'navUsers' },
  { to: '/admin/groups', key: 'navGroups' },
  { to: '/admin/interiors', key: 'navFirms' },
  { to: '/admin/dashboard', key: 'navDashboard' },
];

/** In the menu at its end, so that the row fits a screen of 1280 pixels. */
const rarer: readonly Area[] = [
  { to: '/admin/comments', key: 'navComments', count: 'comments' },
  { to: '/admin/blog', key: 'navBlog' },
  { to: '/admin/review-codes', key: 'navCodes' },
  { to: '/admin/searches', key: 'navSearches' },
  { to: '/admin/log', key: 'navLog' },
  { to: '/admin/pages', key: 'navPages' },
  { to: '/admin/broadcast', key: 'navBroadcast', adminsOnly: true },
  { to: '/admin/settings', key: 'navSettings', adminsOnly: true },
  { to: '/admin/health', key: 'navHealth', adminsOnly: true },
];

/** The areas that are opened now and then. */
function MoreAreas() {
  const { t, fmt } = useWords();
  const counts = useDeskCounts();
  const { user } = useSession();
  const { pathname } = useLocation();
  const waiting = rarer.reduce((sum, { count }) => sum + ((count && counts?.[count]) ?? 0), 0);
  const isHere = rarer.some(({ to }) => pathname.startsWith(to));
  return (
    <Disclosure
      buttonClass={`control flex min-h-12 items-center gap-1 text-ui whitespace-nowrap hover:text-footer-ink focus-visible:outline-footer-ink ${isHere ? 'font-semibold text-footer-ink underline decoration-footer-mark decoration-[3px] underline-offset-8' : 'text-footer-muted'}`}
      panelClass="w-56"
      button={
        <>
          {waiting > 0 ? `${t('moderation.navMore')} ${fmt.number(waiting)}` : t('moderation.navMore')}
          <ChevronDown aria-hidden="true" className="size-4" />
        </>
      }
    >
      <ul className="m-0 list-none p-0">
        {rarer.map(({ to, key, count, adminsOnly }) =>
          adminsOnly && user?.role !== 'admin' ? null : (
            <li key={to}>
              <NavLink
                to={to}
                className="control flex min-h-12 items-center rounded-control px-3 text-ui text-ink no-underline hover:bg-sunk aria-[current=page]:bg-sunk aria-[current=page]:font-semibold"
              >
                {t(`moderation.${key}`)}
                {count && counts?.[count] ? <span className="ml-1.5"> {fmt.number(counts[count])}</span> : null}
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
  const counts = useDeskCounts();
  const { pathname } = useLocation();
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => void refreshDeskCounts(), [pathname]);
  useLiveEvent('queueChanged', () => void refreshDeskCounts());
  // On small screens the row goes on sideways: the area that is open stands in sight.
  useEffect(() => void row.current?.querySelector('[aria-current=page]')?.scrollIntoView({ block: 'nearest', inline: 'center' }), [pathname, counts]);
  return (
    <nav aria-label={t('moderation.nav')} className="flex min-w-0 flex-1 items-center gap-1 self-stretch">
      <div
        ref={row}
        className="flex min-w-0 items-stretch gap-x-4 self-stretch overflow-x-auto [mask-image:linear-gradient(to_right,transparent,black_12px,black_calc(100%-12px),transparent)] px-3 [scrollbar-width:none] xl:gap-x-5"
      >
        {daily.map(({ to, key, count }) => {
          const waiting = count && counts?.[count];
          return (
            <NavLink
              key={to}
              to={to}
              end={to === '/admin'}
              className="control relative flex shrink-0 items-center gap-1.5 text-ui whitespace-nowrap text-footer-muted no-underline after:absolute after:inset-x-0 after:bottom-0 after:h-[3px] hover:text-footer-ink focus-visible:-outline-offset-3 focus-visible:outline-footer-ink aria-[current=page]:font-semibold aria-[current=page]:text-footer-ink aria-[current=page]:after:bg-footer-mark"
            >
              {t(`moderation.${key}`)}
              {waiting ? <span>{fmt.number(waiting)}</span> : null}
            </NavLink>
          );
        })}
      </div>
      <MoreAreas />
    </nav>
  );
}

/** The one header of the staff area: its areas, what waits in each, and the person. */
export function DeskHead() {
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
