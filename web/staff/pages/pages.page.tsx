// The words of the public pages: what each says in both languages, its versions, and the way back to an earlier one.
import { Link, useRevalidator } from 'react-router';
import { pageTexts, textPages, type StaffPage, type TextPage } from '#contracts/pages/page-texts.ts';
import { can } from '#contracts/accounts/staff-rights.ts';
import { namedIn, readAsStaff } from '#web/staff/kit/read-as-staff.ts';
import { Chips } from '#web/staff/kit/staff-list.tsx';
import { staffMeta } from '#web/staff/kit/staff-meta.ts';
import { StaffSkeleton } from '#web/staff/kit/staff-skeleton.tsx';
import { TryAgain } from '#web/staff/queue-states.tsx';
import { useWords } from '#web/platform/language.tsx';
import type { Outcome } from '#web/platform/calls/outcome.ts';
import { pageData } from '#web/platform/delivery/page-data.ts';
import { useSession } from '#web/platform/session.ts';
import { Notice } from '#web/ui/notice.tsx';
import type { Route } from './+types/pages.page.ts';
import { PageEditor } from './page-editor.tsx';
import { readPage } from './page-text-calls.ts';
import { Versions } from './versions.tsx';

export const handle = { cache: false };

export const loader = ({ context }: Route.LoaderArgs) => ({
  ...pageData(context, 'staffPages', 'staffFirms', 'forms'),
  page: 'faq' as TextPage,
  staffPage: undefined as Outcome<StaffPage> | undefined,
});

export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  const page: TextPage = namedIn(new URL(request.url).searchParams, 'page', textPages) ?? 'faq';
  const [data, staffPage] = await Promise.all([serverLoader(), readAsStaff((api) => readPage(api, page))]);
  return { ...data, page, staffPage };
}
clientLoader.hydrate = true as const;

export const meta: Route.MetaFunction = ({ matches }) => staffMeta(matches, (t) => t('staffPages.title'));

export const HydrateFallback = StaffSkeleton;

const addresses: Record<TextPage, string> = { faq: '/faq', terms: '/TermsAndConditions', safety: '/Stay-Safe' };

export default function PageTextsPage({ loaderData: { page, staffPage } }: Route.ComponentProps) {
  const { t } = useWords();
  const { user } = useSession();
  const { revalidate } = useRevalidator();
  const mayPublish = can(user, pageTexts.publish);
  const again = (): void => void revalidate();
  return (
    <div className="mx-auto max-w-5xl">
      <h1 className="m-0">{t('staffPages.title')}</h1>
      <p className="mt-1 mb-3 text-muted">{t('staffPages.about')}</p>
      <Chips name="page" label={t('staffPages.title')} chosen={page} options={textPages.map((one) => [one, t(`staffPages.page_${one}`)] as const)} />
      <p className="mt-0 mb-4">
        <Link to={addresses[page]} className="control inline-flex min-h-12 items-center text-link">
          {t('staffPages.see', { page: t(`staffPages.page_${page}`) })}
        </Link>
      </p>
      {staffPage?.ok ? (
        <div key={`${page} ${staffPage.value.version}`}>
          {mayPublish ? <PageEditor page={page} staffPage={staffPage.value} onDone={again} /> : <Notice tone="info">{t('staffPages.onlyAdmins')}</Notice>}
          <Versions page={page} staffPage={staffPage.value} mayPublish={mayPublish} onDone={again} />
        </div>
      ) : (
        <TryAgain text={t('staffPages.failed')} />
      )}
    </div>
  );
}
