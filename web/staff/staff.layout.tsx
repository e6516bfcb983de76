// The staff area: a frame of its own, and only for support and admins. Everyone else sees what they would see at an
// address that does not exist.
import { lazy, Suspense } from 'react';
import { Link, Outlet } from 'react-router';
import { loadChunk } from '#web/platform/delivery/chunks.ts';
import { isOtherLanguage, useWords } from '#web/platform/language.tsx';
import { pageData } from '#web/platform/delivery/page-data.ts';
import { knownSession, useSession } from '#web/platform/session.ts';
import type { Route } from './+types/staff.layout.ts';
import { OwnSkeleton } from '#web/shell/waiting/own-skeleton.tsx';
import { LanguageSwitch } from '#web/shell/language-switch.tsx';
import { NeedsTwoStep } from '#web/two-step/needs-two-step.tsx';
import { StepUp } from '#web/two-step/step-up.tsx';
import { StaffHead } from './staff-head.tsx';
import { isStaff } from '#web/platform/visit/staff.ts';

/** Few who come here see it. */
const Elsewhere = lazy(async () => ({ default: (await loadChunk(() => import('./elsewhere.tsx'))).Elsewhere }));

export const loader = ({ context }: Route.LoaderArgs) => ({
  ...pageData(context, 'staff', 'canvas', 'moderation', 'fields', 'floorPlan', 'posts', 'enums', 'twoStep'),
  staff: undefined as boolean | undefined,
});

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const [data, session] = await Promise.all([serverLoader(), knownSession()]);
  return { ...data, staff: isStaff(session.user) as boolean | undefined };
}
clientLoader.hydrate = true as const;

/** Neither with the list that is shown nor with a decision. */
export const shouldRevalidate = isOtherLanguage;

export const handle = { bare: true };

export const HydrateFallback = OwnSkeleton;

/** On small screens the head has no room for these. */
function StaffFoot() {
  const { t } = useWords();
  return (
    <div className="flex items-center justify-between px-4 py-6 lg:hidden">
      <Link to="/" className="control flex min-h-12 items-center text-ui">
        {t('moderation.toSite')}
      </Link>
      <LanguageSwitch />
    </div>
  );
}

export default function StaffLayout({ loaderData }: Route.ComponentProps) {
  const { user } = useSession();
  if (!loaderData.staff) {
    return (
      <Suspense>
        <Elsewhere />
      </Suspense>
    );
  }
  return (
    <>
      <StaffHead />
      <div className="mx-auto max-w-wide px-4 pt-4 lg:px-10 lg:pb-10">{user?.needsTwoStep ? <NeedsTwoStep /> : <Outlet />}</div>
      <StaffFoot />
      <StepUp />
    </>
  );
}
