import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { groups } from '#contracts/offers/groups.ts';
import { serveAreas } from '#web/testing/areas.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { groupOffer } from '#web/testing/groups.ts';
import { signedIn } from '#web/testing/people.ts';
import { showPage } from '#web/testing/show-page.tsx';
import { toast } from '#web/testing/show.tsx';
import * as page from './offer.page.tsx';
import * as listPage from './offers.page.tsx';

const { title, about, developBy, landSqft, storeys, flatSizeMin, flatSizeMax, booking, landInstalments, buildInstalments, price } = groupOffer();
const numbers = { landSqft, storeys, flatSizeMin, flatSizeMax, booking, landInstalments, buildInstalments };
const typed: Record<string, string | number> = {
  developBy,
  ...numbers,
  ...Object.fromEntries(Object.entries(price).map(([name, value]) => [`price.${name}`, value])),
  ...Object.fromEntries(Object.entries(title).map(([lng, text]) => [`title.${lng}`, text])),
  ...Object.fromEntries(Object.entries(about).map(([lng, text]) => [`about.${lng}`, text])),
};

test.each(['bn', 'en'] as const)('staff publish a group offer after what is missing was told (%s)', async (lng) => {
  signedIn({ role: 'support' });
  const api = fakeApi();
  serveAreas(api);
  api.on(groups.create, { success: true, PostID: 48101 });
  const offer = { ...groupOffer(), listed: true, interests: 0, imageIds: [], milestoneImageIds: [] };
  api.on(groups.staffGet, { success: true, offer });
  const { t, user, address } = showPage(page, { lng, pattern: '/admin/groups/:PostID', address: '/admin/groups/new' });
  const publish = await screen.findByText(t('staff.publish'), { selector: 'button' });
  await user.click(publish);
  expect((await screen.findByRole('alert')).textContent).toContain(t('staff.checkFields'));
  expect(api.calls(groups.create)).toEqual([]);

  for (const [name, value] of Object.entries(typed)) fireEvent.change(document.getElementsByName(name)[0] as HTMLElement, { target: { value: String(value) } });
  await user.click(await screen.findByRole('combobox', { name: t('areas.subDistrict') }));
  await user.paste('dhanm');
  await user.click(await screen.findByRole('option', { name: /^(ধানমন্ডি|Dhanmondi)/ }));
  const ledger = within(screen.getByText(t('staffFirms.partLedger'), { selector: 'h2' }).closest('details') as HTMLElement);
  await user.click(ledger.getByText(t('staff.addRow')));
  await user.click(publish);
  expect(await toast(t('staff.published'))).toBeTruthy();
  await waitFor(() => expect(address()).toBe('/admin/groups/48101'));
  expect(await screen.findByText(title[lng], { selector: 'h1' })).toBeTruthy();
  const [sent] = api.calls(groups.create);
  expect(sent?.body).toMatchObject({ title, about, developBy, price, ...numbers, subDistrict: 'dhaka-dhanmondi', ledger: [{ state: 'open' }] });
  expect(sent?.headers.get('idempotency-key')).toBeTruthy();
});

test.each(['bn', 'en'] as const)('the list of offers leads to the form of a new one (%s)', async (lng) => {
  signedIn({ role: 'support' });
  fakeApi().on(groups.staffList, { success: true, items: [], pagination: { page: 1, limit: 20, total: 0, totalPages: 1 } });
  const { t } = showPage(listPage, { lng, pattern: '/admin/groups' });
  expect((await screen.findByRole('link', { name: t('staffFirms.groupNew') })).getAttribute('href')).toBe('/admin/groups/new');
});
