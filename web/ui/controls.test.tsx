import { screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { show } from '#web/testing/show.tsx';
import { Checkbox, ChoiceChip, Segments, Select } from './controls.tsx';

describe('segments', () => {
  const options = [
    { value: 'sell', label: 'Buy' },
    { value: 'rent', label: 'Rent' },
  ];

  test('are one group of which one is chosen, also by the arrow keys', async () => {
    const change = vi.fn();
    const { user } = show(<Segments legend="Purpose" name="purpose" options={options} defaultValue="sell" onChange={change} />);
    expect(screen.getByRole('group', { name: 'Purpose' })).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Buy' }).checked).toBe(true);
    await user.tab();
    await user.keyboard('{ArrowRight}');
    expect(change).toHaveBeenLastCalledWith('rent');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Rent' }).checked).toBe(true);
  });

  test('show what they are told, whatever is pressed', async () => {
    const { user } = show(<Segments legend="Purpose" name="purpose" options={options} value="sell" />);
    await user.click(screen.getByRole('radio', { name: 'Rent' }));
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Buy' }).checked).toBe(true);
  });
});

test('a box is ticked by its label and by the space bar', async () => {
  const { user } = show(<Checkbox label="With a lift" count="12" name="lift" />);
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: /With a lift/ });
  await user.click(screen.getByText('With a lift'));
  expect(box.checked).toBe(true);
  await user.keyboard(' ');
  expect(box.checked).toBe(false);
});

test('of chips that are radio buttons one is chosen', async () => {
  const { user } = show(
    <>
      <ChoiceChip kind="radio" name="beds" value="1" label="One" />
      <ChoiceChip kind="radio" name="beds" value="2" label="Two" />
    </>,
  );
  await user.click(screen.getByRole('radio', { name: 'One' }));
  await user.click(screen.getByRole('radio', { name: 'Two' }));
  expect(screen.getAllByRole<HTMLInputElement>('radio').map(({ checked }) => checked)).toEqual([false, true]);
});

test('a list offers its choices and tells what was chosen', async () => {
  const change = vi.fn();
  const { user } = show(
    <Select aria-label="Order" onChange={(event) => change(event.target.value)}>
      <option value="new">Newest</option>
      <option value="cheap">Cheapest</option>
    </Select>,
  );
  await user.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'Cheapest');
  expect(change).toHaveBeenCalledWith('cheap');
});
