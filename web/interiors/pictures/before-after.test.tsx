import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { GalleryImage } from '#contracts/offers/firm-pictures.ts';
import { show } from '#web/testing/show.tsx';
import { BeforeAfterPairs, pairsOf } from './before-after.tsx';

const image = (id: string, stage: GalleryImage['stage'] = null): GalleryImage => ({
  id,
  src: `/media/${id}.webp`,
  srcset: `/media/${id}.webp 800w`,
  w: 800,
  h: 600,
  blurhash: 'L6PZfSi_.AyE_3t7t7R**0o#DgR4',
  category: 'home',
  caption: stage === 'after' ? { bn: 'বসার ঘর', en: 'Living room' } : null,
  stage,
});

test('a picture before and the one after it are a pair; one alone stays among the others', () => {
  const [alone, before, after, last] = [image('a', 'after'), image('b', 'before'), image('c', 'after'), image('d', 'before')];
  expect(pairsOf([alone, before, after, last])).toEqual({ pairs: [{ before, after }], others: [alone, last] });
});

test('the line between the two is a slider with a name, moved in steps and said in words', () => {
  const { t } = show(<BeforeAfterPairs pairs={pairsOf([image('b', 'before'), image('c', 'after')]).pairs} />);
  const line = screen.getByRole('slider', { name: `${t('interiors.line')}: Living room` });
  expect(line.getAttribute('aria-valuetext')).toBe(t('interiors.lineAt', { percent: '50' }));
  fireEvent.change(line, { target: { value: '80' } });
  expect(line.getAttribute('aria-valuetext')).toBe(t('interiors.lineAt', { percent: '80' }));
  expect(screen.getByRole('img', { name: t('interiors.beforeOf', { text: 'Living room' }) }).parentElement?.style.clipPath).toContain('20%');
});

test('where data is saved both pictures wait for a tap and nothing is dragged', () => {
  show(<BeforeAfterPairs pairs={pairsOf([image('b', 'before'), image('c', 'after')]).pairs} />, { root: { dataSaver: true } });
  expect(screen.queryByRole('slider')).toBeNull();
  expect(screen.getByText('Before and after')).toBeTruthy();
});
