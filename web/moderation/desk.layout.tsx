// The staff area: its own head under the page's, and only for support and admins. Everybody else sees what they would see
// at an address that does not exist.
import { lazy, Suspense } from 'react';
import { NavLink, Outlet, type ShouldRevalidateFunctionArgs } from 'react-router';
import { loadChunk } from '#web/platform/chunks.ts';
import { useWords } from '#web/platform/language.tsx';
import { pageData } from '#web/platform/page-data.ts';
import { knownSession } from '#web/platform/session.ts';
import type { Route } from './+types/desk.layout.ts';
import { DeskSkeleton } from '#web/moderation/queue/desk-skeleton.tsx';
import { isStaff } from './staff.ts';

/** Few who come here see it. */
const NotFound = lazy(async () => ({ default: (await loadChunk(() => import('#web/shell/not-found.tsx'))).NotFound }));

export const loader = ({ context }: Route.LoaderArgs) => ({ ...pageData(context, 'moderation', 'posts', 'enums'), staff: undefined as boolean | undefined });

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const [data, session] = await Promise.all([serverLoader(), knownSession()]);
  return { ...data, staff: isStaff(session.user) as boolean | undefined };
}
clientLoader.hydrate = true as const;

/** The words change with the language only: neither with the list that is shown nor with a decision. */
export const shouldRevalidate = ({ currentUrl, nextUrl, formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean =>
  currentUrl.href === nextUrl.href && !formMethod && defaultShouldRevalidate;

/** Has its own bar at the bottom of small screens where a post is open, and no use for the buyers' one. */
export const handle = { ownBar: true };

export const HydrateFallback = DeskSkeleton;

const links = [
  ['/admin', 'navQueue'],
  ['/admin/reviews', 'navReviews'],
  ['/admin/review-codes', 'navCodes'],
  ['/admin/interests', 'navInterests'],
  ['/admin/groups', 'navGroups'],
  ['/admin/interiors', 'navFirms'],
  ['/admin/users', 'navUsers'],
  ['/admin/log', 'navLog'],
] as const;

export default function Desk({ loaderData }: Route.ComponentProps) {
  const { t } = useWords();
  if (!loaderData.staff) {
    return (
      <Suspense>
        <NotFound />
      </Suspense>
    );
  }
  return (
    <>
      <div className="bg-footer text-footer-ink">
        <nav aria-label={t('moderation.nav')} className="mx-auto flex min-h-14 max-w-wide flex-wrap items-stretch gap-x-5 px-4 lg:px-6">
          {links.map(([to, key]) => (
            <NavLink
              key={to}
              to={to}
              end
              className="control relative flex min-h-12 items-center text-ui text-footer-muted no-underline after:absolute after:inset-x-0 after:bottom-0 after:h-[3px] hover:text-footer-ink focus-visible:-outline-offset-3 focus-visible:outline-footer-ink aria-[current=page]:font-semibold aria-[current=page]:text-footer-ink aria-[current=page]:after:bg-footer-mark"
            >
              {t(`moderation.${key}`)}
            </NavLink>
          ))}
        </nav>
      </div>
      <div className="mx-auto max-w-wide px-4 pt-5 lg:px-6">
        <Outlet />
      </div>
    </>
  );
}
