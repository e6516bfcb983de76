import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { reviews } from '#contracts/offers/reviews.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { signedIn } from '#web/testing/people.ts';
import { firmReview } from '#web/testing/reviews.ts';
import { show, toast } from '#web/testing/show.tsx';
import { OwnFirmReview } from './own-review.tsx';

const now = Date.parse('2026-11-20T06:00:00.000Z');
const firmResponse = { text: 'Glass came late.', at: '2026-11-20T06:00:00.000Z', editableUntil: '2026-11-21T06:00:00.000Z' };

/** A review that carries the answer once that is sent. */
function Own() {
  const [review, setReview] = useState(firmReview());
  return <OwnFirmReview review={review} now={now} onAnswered={() => setReview({ ...review, firmResponse })} />;
}

test.each(['bn', 'en'] as const)('the owner answers a review, and may change the answer for a while (%s)', async (lng) => {
  signedIn({ role: 'firmOwner' });
  const api = fakeApi();
  const { t, user, instead } = show(<Own />, { lng });
  api.on(reviews.respond, { success: true, message: 'Sent', firmResponse });
  await user.click(screen.getByText(t('staffFirms.ownAnswer')));
  await user.click(screen.getByLabelText(t('staffFirms.response')));
  await user.paste(firmResponse.text);
  await user.click(screen.getByText(t('staff.send')));
  expect(await toast('Sent')).toBeTruthy();
  expect(screen.getByText(t('staffFirms.ownAnswerChange'))).toBeTruthy();
  expect(screen.getByText(firmResponse.text)).toBeTruthy();
  expect(api.calls(reviews.respond).map(({ body }) => body)).toEqual([{ text: firmResponse.text }]);

  instead(<OwnFirmReview review={firmReview({ firmResponse })} now={now + 2 * 86_400_000} onAnswered={() => undefined} />);
  expect(screen.queryByText(t('staffFirms.ownAnswerChange'))).toBeNull();
});
