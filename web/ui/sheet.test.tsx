import { useState } from 'react';
import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import * as layers from '#web/platform/back-layers.ts';
import { show } from '#web/testing/show.tsx';
import { Button } from './button.tsx';
import { Sheet } from './sheet.tsx';

function Opened() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Sheet open={open} onClose={() => setOpen(false)} title="Filters" closeLabel="Close" footer={<Button>Apply</Button>}>
        <p>Inside</p>
      </Sheet>
    </>
  );
}

const dialog = () => screen.queryByRole('dialog', { name: 'Filters' }) as HTMLDialogElement | null;

test('nothing of it is there before it is opened', () => {
  show(<Opened />);
  expect(screen.queryByText('Inside')).toBeNull();
});

test('it opens as a modal with its title, its content and what stands below', async () => {
  const { user } = show(<Opened />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  expect(dialog()?.open).toBe(true);
  expect(screen.getByRole('heading', { name: 'Filters' })).toBeTruthy();
  expect(screen.getByText('Inside')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Apply' })).toBeTruthy();
});

test('the cross closes it, and it can be opened again', async () => {
  const { user } = show(<Opened />);
  for (const _again of [1, 2]) {
    await user.click(screen.getByRole('button', { name: 'Open' }));
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByText('Inside')).toBeNull();
  }
});

test('a press beside it closes it, a press inside does not', async () => {
  const { user } = show(<Opened />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await user.pointer({ keys: '[MouseLeft]', target: screen.getByText('Inside') });
  expect(screen.getByText('Inside')).toBeTruthy();
  await user.pointer({ keys: '[MouseLeft]', target: dialog() as HTMLDialogElement });
  expect(screen.queryByText('Inside')).toBeNull();
});

test('Back closes it, unless Back has opened it', () => {
  const added = vi.spyOn(layers, 'addLayer');
  const closed = vi.fn();
  const { instead } = show(
    <Sheet open onClose={closed} title="Filters" closeLabel="Close">
      <p>Inside</p>
    </Sheet>,
  );
  expect(added).toHaveBeenCalledOnce();
  act(() => added.mock.calls[0]?.[1]());
  expect(closed).toHaveBeenCalledOnce();
  instead(
    <Sheet key="asks" open onClose={closed} title="Filters" closeLabel="Close" backCloses={false}>
      <p>Inside</p>
    </Sheet>,
  );
  expect(added).toHaveBeenCalledOnce();
});
