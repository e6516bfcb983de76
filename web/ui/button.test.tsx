import { useState } from 'react';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { show } from '#web/testing/show.tsx';
import { Button, ButtonLink } from './button.tsx';

test('a button is pressed by mouse and by key, and sends no form unless told', async () => {
  const press = vi.fn();
  const { user } = show(<Button onClick={press}>Go on</Button>);
  const button = screen.getByRole('button', { name: 'Go on' });
  await user.click(button);
  button.focus();
  await user.keyboard('{Enter}');
  expect(press).toHaveBeenCalledTimes(2);
  expect(button.getAttribute('type')).toBe('button');
});

test('a button that works keeps the focus and lets no second press through', async () => {
  const press = vi.fn();
  function Working() {
    const [busy, setBusy] = useState(false);
    const work = (): void => {
      press();
      setBusy(true);
    };
    return (
      <Button disabled={busy} aria-busy={busy} onClick={work}>
        Save
      </Button>
    );
  }
  const { user } = show(<Working />);
  const button = screen.getByRole('button', { name: 'Save' });
  await user.dblClick(button);
  expect(press).toHaveBeenCalledTimes(1);
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute('aria-disabled')).toBe('true');
});

test('a button that is off cannot be reached', async () => {
  const press = vi.fn();
  const { user } = show(
    <Button disabled onClick={press}>
      Save
    </Button>,
  );
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.tab();
  expect(press).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(document.body);
});

test('a link that looks like a button leads on', async () => {
  const { user, address } = show(<ButtonLink to="/sellpost?from=here">Post</ButtonLink>);
  await user.click(screen.getByRole('link', { name: 'Post' }));
  expect(address()).toBe('/sellpost?from=here');
});
