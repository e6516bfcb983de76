import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { settings, type Settings } from '#contracts/staff/settings.ts';
import { fakeApi, refuse } from '#web/testing/fake-api.ts';
import { signedIn } from '#web/testing/people.ts';
import { show, toast } from '#web/testing/show.tsx';
import { settingsForm, settingsInput } from './settings-form.ts';
import { SettingsEditor } from './settings.page.tsx';

const present: Settings = {
  phone: null,
  email: 'help@uthan.example',
  social: ['https://facebook.com/uthan'],
  officeHours: null,
  banner: { text: { bn: 'ছুটি', en: 'Holiday' }, link: null, from: '2030-01-01T04:00:00.000Z', until: '2030-01-02T04:00:00.000Z' },
  bannedWords: ['casino'],
  cannedTexts: [],
  closedDays: [],
  rates: null,
  controller: null,
  revision: 4,
  usual: { phone: '01000009999', email: 'care@uthan.example', social: [] },
};

/** The last button to save: that of the bar, once there is one. */
const saveOf = (t: ReturnType<typeof show>['t']): HTMLElement => screen.getAllByRole('button', { name: t('staff.save'), hidden: true }).at(-1) as HTMLElement;

beforeEach(() => void signedIn({ role: 'admin' }));

test('what the form holds unchanged is what was read, by Bangladesh time', () => {
  const form = settingsForm(present);
  expect(form.banner.from).toBe('2030-01-01T10:00');
  const { usual, ...same } = present;
  const { closedDays, ...input } = settings.change.body.parse(settingsInput(form, 4));
  const { closedDays: none, ...read } = same;
  expect(input).toEqual(read);
  expect([closedDays, none, usual.phone]).toEqual([[], [], '01000009999']);
});

test('settings are saved from the revision that was read', async () => {
  const api = fakeApi();
  api.on(settings.change, { success: true, settings: { ...present, revision: 5 } });
  const onSaved = vi.fn();
  const { user, t } = show(<SettingsEditor settings={present} onSaved={onSaved} />);
  await user.type(screen.getByLabelText(new RegExp(t('staffSettings.phone'))), '01000000777');
  await user.click(screen.getByRole('button', { name: t('staffSettings.clearBanner') }));
  await user.click(saveOf(t));
  expect(await toast(t('staffSettings.saved'))).toBeTruthy();
  expect(api.calls(settings.change).map(({ body }) => body)).toMatchObject([{ revision: 4, phone: '01000000777', banner: null, bannedWords: ['casino'] }]);
  expect(onSaved).toHaveBeenCalledOnce();
});

test('a fault stands at its field, and nothing is sent', async () => {
  const api = fakeApi();
  const { user, t } = show(<SettingsEditor settings={present} onSaved={vi.fn()} />);
  const social = screen.getByLabelText(new RegExp(t('staffSettings.social')));
  await user.clear(social);
  await user.type(social, 'facebook.com/uthan');
  await user.click(saveOf(t));
  expect(await screen.findByText(t('staff.checkFields'), { exact: false })).toBeTruthy();
  expect(social.getAttribute('aria-invalid')).toBe('true');
  expect(api.calls(settings.change)).toEqual([]);
});

test('there is nothing to save before the first change, and a fault opens the part that it is in', async () => {
  fakeApi();
  const { user, t } = show(<SettingsEditor settings={present} onSaved={vi.fn()} />);
  expect(saveOf(t)).toHaveProperty('disabled', true);
  const email = screen.getByLabelText(new RegExp(t('staffSettings.controllerEmail')));
  const part = email.closest('details') as HTMLDetailsElement;
  expect(part.open).toBe(false);
  await user.click(email);
  await user.paste('no address');
  await user.click(saveOf(t));
  await waitFor(() => expect(part.open).toBe(true));
});

test('whoever comes second hears of it and loses nothing typed', async () => {
  fakeApi().on(settings.change, refuse('STATE_CONFLICT'));
  const { user, t } = show(<SettingsEditor settings={present} onSaved={vi.fn()} />);
  const phone = screen.getByLabelText<HTMLInputElement>(new RegExp(t('staffSettings.phone')));
  await user.type(phone, '01000000777');
  await user.click(saveOf(t));
  expect(await screen.findByText(t('staffSettings.conflict'))).toBeTruthy();
  expect(phone.value).toBe('01000000777');
});
