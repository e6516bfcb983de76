import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { pageTexts, type PageContent, type StaffPage } from '#contracts/pages/page-texts.ts';
import { fakeApi, refuse } from '#web/testing/fake-api.ts';
import { signedIn } from '#web/testing/people.ts';
import { show, toast } from '#web/testing/show.tsx';
import { PageEditor } from './page-editor.tsx';
import { callsOfPage } from './page-text-calls.ts';
import { Versions } from './versions.tsx';

const content: PageContent = {
  lead: { bn: 'ভূমিকা', en: 'Lead' },
  highlight: null,
  sections: [{ id: 'visit', group: 'find', title: { bn: 'প্রশ্ন', en: 'Question' }, text: { bn: '{images}টি', en: '{images} photos' }, cards: [] }],
};
const staffPage: StaffPage = {
  version: 2,
  content,
  versions: [
    { version: 2, note: 'Shorter', by: 'Amina', at: '2026-03-10T06:00:00.000Z', restored: null },
    { version: 1, note: 'First', by: 'Amina', at: '2026-03-09T06:00:00.000Z', restored: null },
  ],
};

beforeEach(() => void signedIn({ role: 'support' }));

const edit = () => show(<PageEditor page="faq" staffPage={staffPage} onDone={onDone} />);
const onDone = vi.fn();
beforeEach(() => void onDone.mockReset());

test('what changes is seen before it is published from the version that was read', async () => {
  const api = fakeApi();
  api.on(pageTexts.publish, { success: true, page: staffPage });
  const { user, t } = edit();
  await user.click(screen.getByText('Question'));
  const answer = screen.getByLabelText(t('staff.inEn', { label: t('staffPages.answer') }));
  await user.type(answer, ' at most');
  await user.type(screen.getByLabelText(new RegExp(t('staffPages.note'))), 'Clearer');
  await user.click(screen.getByRole('button', { name: t('staffPages.check') }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText('{images} photos at most')).toBeTruthy();
  expect(within(dialog).queryByText('{images}টি')).toBeNull();
  await user.click(within(dialog).getByRole('button', { name: t('staffPages.publish') }));
  expect(await toast(t('staffPages.published'))).toBeTruthy();
  expect(api.calls(pageTexts.publish).map(({ body }) => body)).toMatchObject([
    { note: 'Clearer', basedOn: 2, content: { sections: [{ id: 'visit', text: { en: '{images} photos at most' } }] } },
  ]);
  expect(onDone).toHaveBeenCalledOnce();
});

test('a link elsewhere is refused at its field, which opens, and nothing is sent', async () => {
  const api = fakeApi();
  const { user, t } = edit();
  const answer = screen.getByLabelText<HTMLTextAreaElement>(t('staff.inEn', { label: t('staffPages.answer') }));
  await user.clear(answer);
  await user.click(answer);
  await user.paste('[press](javascript:alert(1))');
  await user.type(screen.getByLabelText(new RegExp(t('staffPages.note'))), 'Bad');
  await user.click(screen.getByRole('button', { name: t('staffPages.check') }));
  expect(await screen.findByText(t('staffPages.badMarks', { braces: '{…}' }))).toBeTruthy();
  expect(answer.closest('details')?.open).toBe(true);
  expect(api.calls(pageTexts.publish)).toEqual([]);
});

test('the preview shows both languages with the facts filled in, and runs nothing', async () => {
  fakeApi();
  const { user, t } = edit();
  const answer = screen.getByLabelText(t('staff.inEn', { label: t('staffPages.answer') }));
  await user.click(answer);
  await user.paste(' <img src=x onerror=alert(1)> [press](javascript:alert(1))');
  await user.click(screen.getByRole('button', { name: t('staffPages.showPreview') }));
  expect(screen.getByText('৫টি')).toBeTruthy();
  expect(screen.getByText(/5 photos <img src=x onerror=alert\(1\)> press/)).toBeTruthy();
  expect(document.querySelector('img, [href^="javascript"]')).toBeNull();
});

test('questions are added, moved and removed', async () => {
  fakeApi();
  const { user, t } = edit();
  await user.click(screen.getByRole('button', { name: t('staffPages.addQuestion') }));
  expect(screen.getAllByLabelText(t('staff.inBn', { label: t('staffPages.question') }))).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: t('staffPages.up', { number: 2 }) }));
  expect(screen.getAllByLabelText<HTMLInputElement>(t('staff.inEn', { label: t('staffPages.question') })).map(({ value }) => value)).toEqual(['', 'Question']);
  await user.click(screen.getByRole('button', { name: t('staff.removeRow', { number: 1 }) }));
  expect(screen.getAllByLabelText<HTMLInputElement>(t('staff.inEn', { label: t('staffPages.question') })).map(({ value }) => value)).toEqual(['Question']);
});

test('an earlier version comes back after its differences were seen; whoever is late hears of it', async () => {
  const api = fakeApi();
  api.on(pageTexts.version, ({ params: { version } }) => ({ success: true as const, content: { ...content, lead: { bn: 'ভূমিকা', en: `Lead ${version}` } } }));
  api.on(pageTexts.restore, refuse('STATE_CONFLICT'));
  const { user, t } = show(<Versions calls={callsOfPage('faq')} builtIn="" staffPage={staffPage} mayPublish onDone={onDone} />);
  await user.click(screen.getByRole('button', { name: `${t('staffPages.restore')}: ${t('staffPages.version', { number: 1 })}` }));
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByText('Lead 1')).toBeTruthy();
  expect(within(dialog).getByText('Lead 2')).toBeTruthy();
  await user.click(within(dialog).getByRole('button', { name: t('staffPages.restore') }));
  expect(await within(dialog).findByText(t('staffPages.conflict'))).toBeTruthy();
  expect(api.calls(pageTexts.restore).map(({ params, body }) => [params.version, body.basedOn])).toEqual([[1, 2]]);
  expect(onDone).not.toHaveBeenCalled();
});

test('whoever may not publish sees what changed and no way back', () => {
  fakeApi();
  const { t } = show(<Versions calls={callsOfPage('terms')} builtIn="" staffPage={staffPage} mayPublish={false} onDone={onDone} />);
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([t('staffPages.showChanges'), t('staffPages.showChanges')]);
});
