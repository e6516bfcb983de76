// The area of a signed-in person: its pages side by side with the way between them.
import { ChevronLeft } from 'lucide-react';
import { Link, Outlet, useLocation } from 'react-router';
import { UnreadBadge } from '#web/notifications/unread-badge.tsx';
import { isOtherLanguage, useWords } from '#web/platform/language.tsx';
import { pageData } from '#web/platform/delivery/page-data.ts';
import { useSession } from '#web/platform/session.ts';
import type { Route } from './+types/area.layout.ts';
import { areaLinks, firmLink } from './area-links.ts';

/** The words of all pages below, which read their data in the browser: going from one to the next asks only for that. */
export const loader = ({ context }: Route.LoaderArgs) =>
  pageData(context, 'profile', 'enums', 'posts', 'saved', 'savedSearches', 'shortlists', 'notifications', 'myPosts');

export const shouldRevalidate = isOtherLanguage;

const row =
  'control flex min-h-12 items-center gap-3 rounded-control px-3.5 text-ui text-ink no-underline hover:bg-sunk aria-[current=page]:bg-primary-tint aria-[current=page]:font-semibold aria-[current=page]:text-primary-ink [&>svg]:size-5 [&>svg]:shrink-0';

/** Which row a page without one belongs to. */
const within: Readonly<Record<string, string>> = {
  '/user/profileedit': '/user/profile',
  '/user/api-keys': '/user/profile-settings',
};

/** The path that is open, and the row it belongs to. */
function usePlace(): { path: string; row: string | undefined } {
  const path = useLocation().pathname.toLowerCase().replace(/\/$/, '');
  const rows = [...areaLinks, firmLink].map(([to]) => to);
  return { path, row: within[path] ?? rows.find((to) => path === to || path.startsWith(`${to}/`)) };
}

/** The pages of the area, with the number of own posts where it is known. */
function AreaLinks() {
  const { t, fmt } = useWords();
  const { user } = useSession();
  const place = usePlace();
  return (
    <ul className="m-0 grid list-none gap-0.5 p-0">
      {(user?.role === 'firmOwner' ? [...areaLinks, firmLink] : areaLinks).map(([to, key, Icon]) => (
        <li key={to}>
          <Link to={to} aria-current={place.row === to ? 'page' : undefined} className={row}>
            <Icon aria-hidden="true" />
            <span className="min-w-0 flex-1">{t(`shell.${key}`)}</span>
            {key === 'inbox' ? <UnreadBadge className="min-w-5 px-1" /> : null}
            {key === 'myProperties' && user && user.counts.listing > 0 ? <b className="font-semibold text-primary">{fmt.number(user.counts.listing)}</b> : null}
          </Link>
        </li>
      ))}
    </ul>
  );
}

export default function AreaLayout() {
  const { t } = useWords();
  const { path, row: open } = usePlace();
  const isRow = path === open;
  const above = isRow || !open ? '/user/profile' : open;
  const [, aboveName] = areaLinks.find(([to]) => to === above) ?? areaLinks[0];
  return (
    <div className="mx-auto max-w-page px-4 pt-4 lg:grid lg:grid-cols-[230px_minmax(0,1fr)] lg:items-start lg:gap-8 lg:px-10 lg:pt-8">
      <nav aria-label={t('profile.area')} className="sticky top-24 max-lg:hidden print:hidden">
        <AreaLinks />
      </nav>
      <div className="min-w-0">
        {path === '/user/profile' ? null : (
          <Link
            to={above}
            className="control -ml-2 inline-flex min-h-11 items-center gap-1 pr-3 text-ui font-semibold text-link no-underline lg:hidden print:hidden"
          >
            <ChevronLeft aria-hidden="true" className="size-5" />
            {above === '/user/shortlists' ? t('shortlists.back') : t(`shell.${aboveName}`)}
          </Link>
        )}
        <Outlet />
      </div>
    </div>
  );
}
