import { screen } from '@testing-library/react';
import { Link } from 'react-router';
import { expect, test } from 'vitest';
import { show } from '#web/testing/show.tsx';
import { Disclosure } from './disclosure.tsx';

const menu = (
  <>
    <Disclosure button="Menu" buttonClass="">
      <Link to="/faq">Questions</Link>
    </Disclosure>
    <button type="button">Elsewhere</button>
  </>
);
const button = () => screen.getByRole('button', { name: 'Menu' });
const isOpen = (): boolean => screen.queryByRole('link', { name: 'Questions' }) !== null && button().getAttribute('aria-expanded') === 'true';

test('a press opens it, another closes it', async () => {
  const { user } = show(menu);
  expect(isOpen()).toBe(false);
  await user.click(button());
  expect(isOpen()).toBe(true);
  await user.click(button());
  expect(isOpen()).toBe(false);
});

test('Escape closes it and gives the focus back to its button', async () => {
  const { user } = show(menu);
  await user.click(button());
  await user.tab();
  await user.keyboard('{Escape}');
  expect(isOpen()).toBe(false);
  expect(document.activeElement).toBe(button());
});

test('a press elsewhere closes it, and so does leaving it by Tab', async () => {
  const { user } = show(menu);
  await user.click(button());
  await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
  expect(isOpen()).toBe(false);
  await user.click(button());
  await user.tab();
  await user.tab();
  expect(isOpen()).toBe(false);
});

test('it closes where it leads', async () => {
  const { user, address } = show(menu);
  await user.click(button());
  await user.click(screen.getByRole('link', { name: 'Questions' }));
  expect(address()).toBe('/faq');
  expect(isOpen()).toBe(false);
});

test('it closes where its link leads to the page that is open', async () => {
  const { user, address } = show(menu, { address: '/faq' });
  await user.click(button());
  await user.click(screen.getByRole('link', { name: 'Questions' }));
  await expect.poll(isOpen).toBe(false);
  expect(address()).toBe('/faq');
});
