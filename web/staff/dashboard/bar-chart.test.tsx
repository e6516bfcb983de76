import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '#web/testing/show.tsx';
import { scaleOf } from './bar-chart.tsx';
import { useWords } from '#web/platform/language.tsx';
import { type Chart, ChartBox, inOneLine, ShortFigures } from './chart-box.tsx';

test.each([
  [1, [0, 1]],
  [3, [0, 1, 2, 3]],
  [7, [0, 2, 4, 6, 8]],
  [10, [0, 5, 10]],
  [38, [0, 10, 20, 30, 40]],
  [101, [0, 50, 100, 150]],
  [4200, [0, 2000, 4000, 6000]],
])('the scale of %d has few whole steps and reaches it', (tallest, scale) => {
  expect(scaleOf(tallest)).toEqual(scale);
});

const rows = [
  { label: 'ঢাকা', values: [8, 2] },
  { label: 'খুলনা', values: [0, 4] },
];
const table = { heads: ['বিভাগ', 'বিক্রি', 'ভাড়া'], rows: [['ঢাকা', '৮', '২'] as const, ['খুলনা', '০', '৪'] as const] };

test('each bar is as tall as its number, and pointing at it shows the numbers', () => {
  show(<ChartBox title="পোস্ট" total={14} bars={{ series: ['বিক্রি', 'ভাড়া'], rows }} table={table} />, { lng: 'bn' });
  const chart = document.querySelector('[aria-hidden="true"]');
  const bars = [...(chart?.querySelectorAll<HTMLElement>('.rounded-t-\\[3px\\]') ?? [])];
  expect(bars.map(({ style }) => style.height)).toEqual(['100%', '25%', '0%', '50%']);
  expect(chart?.textContent).not.toContain('ভাড়া: ৪');
  fireEvent.mouseEnter(bars[3]?.parentElement?.parentElement as Element);
  expect(chart?.textContent).toContain('খুলনাবিক্রি: ০ভাড়া: ৪');
  fireEvent.mouseLeave(bars[3]?.parentElement?.parentElement?.parentElement as Element);
  expect(chart?.textContent).not.toContain('ভাড়া: ৪');
  expect(screen.getAllByRole('row', { hidden: true }).map((one) => one.textContent)).toEqual(['বিভাগবিক্রিভাড়া', 'ঢাকা৮২', 'খুলনা০৪']);
});

test('of many days few are named, the newest among them', () => {
  const days = Array.from({ length: 30 }, (_, index) => ({ label: `day ${index + 1}`, values: [index] }));
  show(<ChartBox title="Days" total={435} bars={{ series: ['new'], rows: days }} table={{ heads: [], rows: [] }} />);
  const named = [...document.querySelectorAll('[aria-hidden="true"] span')].map(({ textContent }) => textContent).filter((text) => text?.startsWith('day'));
  expect(named).toEqual(['day 6', 'day 14', 'day 15', 'day 22', 'day 30']);
});

test('bars that lie name every row, with its numbers', () => {
  show(<ChartBox title="পোস্ট" total={14} lying bars={{ series: ['বিক্রি', 'ভাড়া'], rows }} table={table} />, { lng: 'bn' });
  const chart = document.querySelector('[aria-hidden="true"]');
  expect(chart?.textContent).toBe('ঢাকা৮২খুলনা০৪বিক্রিভাড়া');
  const bars = [...(chart?.querySelectorAll<HTMLElement>('[style]') ?? [])];
  expect(bars.map(({ style }) => style.width)).toEqual(['100%', '25%', '0%', '50%']);
});

function Line({ bars }: Pick<Chart, 'bars'>) {
  const line = inOneLine(useWords(), { title: 'Days', total: 6, bars, table });
  return line ? <ShortFigures rows={[line]} /> : <p>drawn</p>;
}

test('a chart of nothing or of one bar is said in a line with its sum, and drawn once there are two', () => {
  const bars = (...values: number[]) => ({ series: ['new'], rows: values.map((value, at) => ({ label: `day ${at}`, values: [value] })) });
  const { instead } = show(<Line bars={bars(0, 0)} />);
  expect(screen.getByText('6')).toBeTruthy();
  expect(screen.queryByText(/day/)).toBeNull();
  instead(<Line bars={bars(0, 4)} />);
  expect(screen.getByText('6')).toBeTruthy();
  expect(screen.getByText('day 1: 4')).toBeTruthy();
  instead(<Line bars={bars(3, 4)} />);
  expect(screen.getByText('drawn')).toBeTruthy();
});
