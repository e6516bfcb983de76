import { expect, test } from 'vitest';
import { nextSpot } from './use-arrow-keys.ts';

const spots = [
  { id: 'middle', x: 50, y: 50 },
  { id: 'east', x: 80, y: 55 },
  { id: 'far-east', x: 120, y: 50 },
  { id: 'north', x: 45, y: 10 },
];

test('an arrow leads to the nearest shape in its direction', () => {
  expect(nextSpot(spots, 'middle', 'ArrowRight')).toBe('east');
  expect(nextSpot(spots, 'middle', 'ArrowUp')).toBe('north');
  expect(nextSpot(spots, 'far-east', 'ArrowLeft')).toBe('east');
});

test('at the edge, and by any other key, it leads nowhere', () => {
  expect(nextSpot(spots, 'middle', 'ArrowDown')).toBeUndefined();
  expect(nextSpot(spots, 'middle', 'Tab')).toBeUndefined();
});
