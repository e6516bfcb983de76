import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pageTexts } from '#contracts/pages/page-texts.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { signedIn } from '#web/testing/people.ts';
import { showPage } from '#web/testing/show-page.tsx';
import * as page from './pages.page.tsx';

test.each(['bn', 'en'] as const)('each page has its chip, which reads its texts (%s)', async (lng) => {
  signedIn({ role: 'support' });
  const api = fakeApi();
  api.on(pageTexts.versions, {
    success: true,
    page: { version: 0, content: { lead: { bn: 'ভূমিকা', en: 'Lead' }, highlight: null, sections: [] }, versions: [] },
  });
  const { user, t, address } = showPage(page, { lng, pattern: '/admin/pages' });
  await user.click(await screen.findByRole('link', { name: t('staffPages.page_terms') }));
  expect(await screen.findByRole('link', { name: t('staffPages.see', { page: t('staffPages.page_terms') }) })).toBeTruthy();
  expect(screen.getByRole('link', { current: true }).textContent).toBe(t('staffPages.page_terms'));
  expect(address()).toBe('/admin/pages?page=terms');
  expect(api.calls(pageTexts.versions).map(({ params }) => params.page)).toEqual(['faq', 'terms']);
});
