import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { show, toast } from '#web/testing/show.tsx';
import { ContactNumbers } from './contact-numbers.tsx';

const two = { primaryContact: '01712345678', secondaryContact: '01812345679' };

test('both numbers can be called, with the advice above them and the number of the post to name', () => {
  const { t, fmt } = show(<ContactNumbers contact={two} postId={48001} type="sell" />);
  const calls = screen.getAllByRole('link').map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')]);
  expect(calls).toEqual([
    [t('detail.callNumber', { number: fmt.phone('01712345678') }), 'tel:01712345678'],
    [t('detail.callNumber', { number: fmt.phone('01812345679') }), 'tel:01812345679'],
  ]);
  const advice = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(advice.map((item) => item.textContent)).toEqual([t('detail.safetyDeed'), t('detail.safetyVisit')]);
  expect(screen.getByText(t('detail.contactVia', { number: '48001' }))).toBeTruthy();
});

test('in Bengali the number is read in Bengali digits and called in those of the telephone', () => {
  const { fmt } = show(<ContactNumbers contact={{ ...two, secondaryContact: null }} postId={48001} type="rent" />, { lng: 'bn' });
  expect(fmt.phone('01712345678')).toMatch(/^০১৭/);
  expect(screen.getByText(fmt.phone('01712345678'))).toBeTruthy();
  expect(screen.getByRole('link').getAttribute('href')).toBe('tel:01712345678');
});

test('a number is copied as it is dialled, and where that is forbidden it is shown to be written down', async () => {
  const { user, t, fmt } = show(<ContactNumbers contact={{ ...two, secondaryContact: null }} postId={48001} type="sell" />);
  const copy = screen.getByRole('button', { name: t('detail.copyNumber') });
  await user.click(copy);
  expect(await toast(t('detail.numberCopied'))).toBeTruthy();
  expect(await navigator.clipboard.readText()).toBe('01712345678');
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
  await user.click(copy);
  expect(await toast(fmt.phone('01712345678'))).toBeTruthy();
});
