import { act, screen, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { FormProvider, useForm, type UseFormReturn } from 'react-hook-form';
import { beforeEach, expect, test } from 'vitest';
import { ownPosts, type ProposedAnswers } from '#contracts/posts/own-posts.ts';
import { postDrafts } from '#contracts/posts/post-drafts.ts';
import type { PostForm } from '#web/posting/post-form.ts';
import { PostWizard } from '#web/posting/post-wizard.tsx';
import { withDraft } from '#web/testing/post-drafts.tsx';
import { screenOf } from '#web/testing/screen-width.ts';
import { show } from '#web/testing/show.tsx';
import { newDraft } from './draft.ts';
import { newHold } from './hold.ts';
import { Proposals } from './proposals.tsx';
import { useDraft } from './use-draft.ts';

beforeEach(() => screenOf(360));

const last: ProposedAnswers = {
  type: 'rent',
  PostID: 48_000,
  answers: { propertyType: 'apartment', division: 'dhaka', district: 'dhaka', subDistrict: 'dhaka-dhanmondi', facing: 'south', postedBy: 'agent' },
};

/** The form of somebody who has begun nothing. */
function fresh(proposed: ProposedAnswers | null) {
  const api = withDraft('sell', {}, 'type');
  localStorage.clear();
  api.on(ownPosts.proposed, { success: true, proposed });
  return { api, ...show(<PostWizard type="sell" />, { lng: 'bn', address: '/sellpost' }) };
}
const drafts = (): string[] => Object.keys(localStorage).filter((key) => key.startsWith('draft.'));

test('what the last post said is proposed, marked, and no draft until somebody answers', async () => {
  const { api, t, user } = fresh(last);
  expect(await screen.findByText(t('posting.proposedTitle'))).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: t('enums.propertyType_apartment') }).checked).toBe(true);
  expect((await screen.findAllByText(t('posting.proposedMark'))).length).toBeGreaterThan(0);
  expect(screen.getByRole('link', { name: t('posting.rentInstead') }).getAttribute('href')).toBe('/add-rent-post');
  dispatchEvent(new Event('pagehide'));
  expect(drafts()).toEqual([]);
  expect(api.calls(postDrafts.save)).toEqual([]);
  await user.click(screen.getByRole('radio', { name: t('enums.propertyType_land') }));
  dispatchEvent(new Event('pagehide'));
  expect(drafts()).toHaveLength(1);
});

test('it is taken back on a press, but for what was changed since', async () => {
  const { t, user } = fresh(last);
  await user.click(await screen.findByRole('radio', { name: t('enums.propertyType_duplex') }));
  await user.click(await screen.findByText(t('posting.proposedNone')));
  await waitFor(() => expect(screen.queryByText(t('posting.proposedTitle'))).toBeNull());
  expect(screen.getByRole<HTMLInputElement>('radio', { name: t('enums.propertyType_duplex') }).checked).toBe(true);
  expect(screen.queryByText(t('posting.proposedMark'))).toBeNull();
});

test('the place that was taken over is one line on a phone, and opens on a press', async () => {
  const { t, user } = fresh(last);
  await user.click(await screen.findByRole('button', { name: t('posting.change') }));
  expect(await screen.findByRole('combobox', { name: t('areas.subDistrict') })).toBeTruthy();
  expect(screen.queryByRole('button', { name: t('posting.change') })).toBeNull();
});

test('somebody who never posted is proposed nothing', async () => {
  const { api, t } = fresh(null);
  await waitFor(() => expect(api.calls(ownPosts.proposed)).toHaveLength(1));
  expect(screen.queryByText(t('posting.proposedTitle'))).toBeNull();
});

test('an answer that comes late changes no phone and no role that somebody has given by then', async () => {
  const api = withDraft('sell', {}, 'type');
  localStorage.clear();
  const answer = api.hold(ownPosts.proposed, { success: true, proposed: { ...last, answers: { ...last.answers, primaryContact: '01000000999' } } });
  const held: { form?: UseFormReturn<PostForm> } = {};
  const Around = () => {
    const [hold] = useState(newHold);
    const [draft] = useState(() => newDraft({ postedBy: 'owner', primaryContact: '01000000111' }));
    const form = useForm<PostForm>({ defaultValues: draft.form });
    useEffect(() => void (held.form = form));
    const kept = useDraft('draft.sell.someone', draft, form, hold);
    return (
      <FormProvider {...form}>
        <Proposals type="sell" kept={kept} shown />
      </FormProvider>
    );
  };
  const { t } = show(<Around />, { address: '/sellpost' });
  await waitFor(() => expect(api.calls(ownPosts.proposed)).toHaveLength(1));
  act(() => {
    held.form?.setValue('primaryContact', '01000000222');
    held.form?.setValue('postedBy', 'developer');
  });
  answer.release();
  expect(await screen.findByText(t('posting.proposedTitle'))).toBeTruthy();
  expect(held.form?.getValues()).toMatchObject({ primaryContact: '01000000222', postedBy: 'developer', propertyType: 'apartment', facing: 'south' });
});
