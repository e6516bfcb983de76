import { useState } from 'react';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { members } from '#contracts/accounts/members.ts';
import { twoStep } from '#contracts/accounts/two-step.ts';
import { call } from '#web/platform/api.ts';
import { tokenKey } from '#web/platform/session.ts';
import { useCall } from '#web/platform/calls/use-call.ts';
import { fakeApi, refuse } from '#web/testing/fake-api.ts';
import { show } from '#web/testing/show.tsx';
import { StepUp } from './step-up.tsx';

beforeEach(() => localStorage.setItem(tokenKey, 'token-of-staff'));

const id = '01890000-0000-7000-8000-000000000001';

/** A form whose call needs the password again. */
function Disabling() {
  const [reason, setReason] = useState('');
  const { run, failure } = useCall((api) => call(api, members.disable, { params: { id }, body: { reason } }));
  const [done, setDone] = useState(false);
  return (
    <>
      <input aria-label="reason" value={reason} onChange={(event) => setReason(event.target.value)} />
      <button type="button" onClick={() => void run().then((outcome) => setDone(outcome?.ok === true))}>
        disable
      </button>
      {done ? <p>done</p> : null}
      {failure ? <p>{failure.code}</p> : null}
      <StepUp />
    </>
  );
}

function api(on: boolean) {
  const fake = fakeApi();
  let proved = false;
  fake.on(twoStep.state, { success: true, twoStep: { on, required: false, since: null, recoveryCodesLeft: 0 } });
  fake.on(members.disable, () => (proved ? ({ success: true, message: '', user: someone } as const) : refuse('STEP_UP_REQUIRED')));
  fake.on(twoStep.stepUp, ({ body }) => {
    proved = body.password === 'right' || body.code === '123456';
    if (proved) return { success: true, validSeconds: 900 } as const;
    return body.code ? refuse('CODE_INVALID') : refuse('INVALID_CREDENTIALS', { fields: { password: 'wrong' } });
  });
  return fake;
}

const someone = {
  id,
  _id: id,
  name: 'Karim',
  email: 'karim@example.test',
  phone: null,
  proPic: null,
  role: 'user',
  status: 'Disabled',
  suspendedAt: null,
  suspendedUntil: null,
  statusReason: null,
  joinDate: '2026-01-01T00:00:00.000Z',
  lastSeenAt: null,
  leavesAt: null,
  counts: { posts: 0, live: 0, upheldReports: 0 },
} as const;

async function disable() {
  const page = show(<Disabling />);
  await page.user.type(screen.getByRole('textbox', { name: 'reason' }), 'fraud');
  await page.user.click(screen.getByRole('button', { name: 'disable' }));
  await screen.findByRole('dialog', { name: page.t('twoStep.stepUpTitle') });
  const proof = (label: 'password' | 'code') => screen.getByLabelText<HTMLInputElement>(page.t(`twoStep.${label}`));
  const goOn = () => page.user.click(screen.getByRole('button', { name: page.t('twoStep.goOn') }));
  return { ...page, proof, goOn };
}

test('a call that needs the password again asks for it and is repeated with what was typed', async () => {
  const fake = api(false);
  const { user, t, proof, goOn } = await disable();
  await user.type(proof('password'), 'wrong');
  await goOn();
  expect(await screen.findByText(t('twoStep.wrongPassword'))).toBeTruthy();
  await user.clear(proof('password'));
  await user.type(proof('password'), 'right');
  await goOn();
  expect(await screen.findByText('done')).toBeTruthy();
  expect(fake.calls(members.disable).map(({ body }) => body.reason)).toEqual(['fraud', 'fraud']);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('whoever gives up keeps the form and is told why nothing happened', async () => {
  const fake = api(false);
  const { user, t } = await disable();
  await user.click(screen.getByRole('button', { name: t('shell.cancel') }));
  expect(await screen.findByText('STEP_UP_REQUIRED')).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'reason' }).value).toBe('fraud');
  expect(fake.calls(members.disable)).toHaveLength(1);
});

test('where two-step sign-in is on, a code does as well, in Bengali digits too', async () => {
  api(true);
  const { user, t, proof, goOn } = await disable();
  await user.click(await screen.findByRole('button', { name: t('twoStep.useCode') }));
  expect(proof('code').inputMode).toBe('numeric');
  expect(proof('code').autocomplete).toBe('one-time-code');
  await waitFor(() => expect(document.activeElement).toBe(proof('code')));
  await user.type(proof('code'), '১২৩৪৫৬');
  await goOn();
  expect(await screen.findByText('done')).toBeTruthy();
});
