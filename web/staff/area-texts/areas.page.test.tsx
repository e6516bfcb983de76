import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { areaTexts, type StaffAreaText } from '#contracts/maps/area-texts.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { signedIn } from '#web/testing/people.ts';
import { showPage } from '#web/testing/show-page.tsx';
import { toast } from '#web/testing/show.tsx';
import * as page from './areas.page.tsx';

const area = { id: 'dhaka-mirpur', bn: 'মিরপুর', en: 'Mirpur', level: 'subDistrict' as const };
const areaText: StaffAreaText = {
  area,
  version: 1,
  text: { bn: 'মেট্রো আছে।', en: 'It has the metro.' },
  versions: [{ version: 1, note: 'First', by: 'Amina', at: '2026-03-09T06:00:00.000Z', restored: null }],
};

function opened(lng: 'bn' | 'en', role: 'support' | 'admin', address = '/admin/areas?area=dhaka-mirpur') {
  signedIn({ role });
  const api = fakeApi();
  api.on(areaTexts.list, { success: true, areas: [{ area, at: '2026-03-09T06:00:00.000Z' }] });
  api.on(areaTexts.versions, { success: true, areaText });
  return { api, ...showPage(page, { lng, pattern: '/admin/areas', address }) };
}

test.each(['bn', 'en'] as const)('support sees what is written and its versions, and cannot change it (%s)', async (lng) => {
  const { t } = opened(lng, 'support');
  expect(await screen.findByText(t('staffPages.areaOnlyAdmins'))).toBeTruthy();
  expect(screen.getByRole('link', { name: t('staffPages.areaSee', { area: area[lng] }) }).getAttribute('href')).toBe('/Area/dhaka-mirpur');
  expect(screen.queryByRole('button', { name: t('staffPages.check') })).toBeNull();
  expect(screen.getByText(t('staffPages.areaNothing'))).toBeTruthy();
});

test('an admin sees what changes before it is published, with its note and the version that was read', async () => {
  const { api, t, user } = opened('en', 'admin');
  api.on(areaTexts.publish, { success: true, areaText });
  const box = await screen.findByLabelText(t('staff.inEn', { label: t('staffPages.text') }));
  await user.type(box, ' And a park.');
  await user.type(screen.getByLabelText(new RegExp(t('staffPages.note'))), 'The park');
  await user.click(screen.getByRole('button', { name: t('staffPages.check') }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText('It has the metro. And a park.')).toBeTruthy();
  await user.click(within(dialog).getByRole('button', { name: t('staffPages.publish') }));
  expect(await toast(t('staffPages.published'))).toBeTruthy();
  expect(api.calls(areaTexts.publish)).toMatchObject([
    { params: { id: 'dhaka-mirpur' }, body: { note: 'The park', basedOn: 1, text: { bn: 'মেট্রো আছে।', en: 'It has the metro. And a park.' } } },
  ]);
});

test('an area without a text says so, and publishing is quiet until something is written; how it will look is seen before', async () => {
  signedIn({ role: 'admin' });
  const api = fakeApi();
  api.on(areaTexts.list, { success: true, areas: [] });
  api.on(areaTexts.versions, { success: true, areaText: { area, version: 0, text: { bn: '', en: '' }, versions: [] } });
  const { t, user } = showPage(page, { lng: 'en', pattern: '/admin/areas', address: '/admin/areas?area=dhaka-mirpur' });
  expect(await screen.findByText(t('staffPages.areaNotYet'))).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('combobox').value).toBe('Mirpur');
  const check = screen.getByRole('button', { name: t('staffPages.check') });
  expect(check.className).not.toContain('bg-primary ');
  await user.type(screen.getByLabelText(t('staff.inEn', { label: t('staffPages.text') })), 'By the metro.');
  expect(check.className).toContain('bg-primary ');
  await user.click(screen.getByRole('button', { name: t('staffPages.showPreview') }));
  const dialog = await screen.findByRole('dialog', { name: t('staffPages.preview') });
  expect(within(dialog).getByText('By the metro.')).toBeTruthy();
});

test('a text in one language alone is refused at its box, and nothing is sent', async () => {
  const { api, t, user } = opened('en', 'admin');
  await user.clear(await screen.findByLabelText(t('staff.inBn', { label: t('staffPages.text') })));
  await user.type(screen.getByLabelText(new RegExp(t('staffPages.note'))), 'Only English');
  await user.click(screen.getByRole('button', { name: t('staffPages.check') }));
  expect(screen.getByLabelText(t('staff.inBn', { label: t('staffPages.text') })).getAttribute('aria-invalid')).toBe('true');
  expect(api.calls(areaTexts.publish)).toEqual([]);
});

test('without an area it lists those of which something is written', async () => {
  const { api, t } = opened('en', 'support', '/admin/areas');
  expect(await screen.findByRole('heading', { name: t('staffPages.areasWritten') })).toBeTruthy();
  expect(screen.getByRole('link', { name: /Mirpur/ }).getAttribute('href')).toBe('/admin/areas?area=dhaka-mirpur');
  expect(api.calls(areaTexts.versions)).toEqual([]);
});
