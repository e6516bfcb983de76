// The words of the public pages: what each says in both languages, its versions, and the way back to an earlier one.
import { Link, useRevalidator } from 'react-router';
import { pageTexts, textPages, type TextPage } from '#contracts/pages/page-texts.ts';
import { can } from '#contracts/accounts/staff-rights.ts';
import { useWords } from '#web/platform/language.tsx';
import { useSession } from '#web/platform/session.ts';
import { Chips } from '#web/staff/kit/filter-fields.tsx';
import { oneOf } from '#web/staff/kit/filters.ts';
import { staffClientLoader, staffLoader, staffMeta } from '#web/staff/kit/staff-route.ts';
import { StaffAnswer } from '#web/staff/kit/staff-answer.tsx';
import { PageFrame } from '#web/staff/kit/page-frame.tsx';
import { StaffSkeleton } from '#web/staff/kit/staff-skeleton.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { Route } from './+types/pages.page.ts';
import { PageEditor } from './page-editor.tsx';
import { callsOfPage, readPage } from './page-text-calls.ts';
import { Versions } from './versions.tsx';

export const handle = { cache: false };

const filters = {
  page: oneOf(textPages, { label: (t) => t('staffPages.title'), usual: 'faq', text: ({ t }, page) => t(`staffPages.page_${page}`) }),
};

export const loader = staffLoader('staffPages', 'forms');
export const clientLoader = staffClientLoader(async (api, { search }) => {
  const page = filters.page.read(search.get('page') ?? '') ?? 'faq';
  return { page, staffPage: await readPage(api, page) };
});
export const meta = staffMeta((t) => t('staffPages.title'));
export const HydrateFallback = StaffSkeleton;

const addresses: Record<TextPage, string> = { faq: '/faq', terms: '/TermsAndConditions', safety: '/Stay-Safe' };

export default function PageTextsPage({ loaderData: { answer } }: Route.ComponentProps) {
  const { t } = useWords();
  const { user } = useSession();
  const { revalidate } = useRevalidator();
  const mayPublish = can(user, pageTexts.publish);
  const again = (): void => void revalidate();
  return (
    <PageFrame title={t('staffPages.title')} lead={t('staffPages.about')}>
      <Chips name="page" filter={filters.page} filters={filters} />
      <StaffAnswer answer={answer} failed={t('staffPages.failed')}>
        {({ page, staffPage }) => {
          const versions = (
            <Versions calls={callsOfPage(page)} staffPage={staffPage} builtIn={t('staffPages.builtIn')} mayPublish={mayPublish} onDone={again} />
          );
          return (
            <div key={`${page} ${staffPage.version}`}>
              <Link to={addresses[page]} className="control mb-4 inline-flex min-h-12 items-center text-link">
                {t('staffPages.see', { page: t(`staffPages.page_${page}`) })}
              </Link>
              {mayPublish ? (
                <PageEditor page={page} staffPage={staffPage} onDone={again}>
                  {versions}
                </PageEditor>
              ) : (
                <>
                  <Notice tone="info">{t('staffPages.onlyAdmins')}</Notice>
                  {versions}
                </>
              )}
            </div>
          );
        }}
      </StaffAnswer>
    </PageFrame>
  );
}
