import { expect, test } from 'vitest';
import { show } from '#web/testing/show.tsx';
import { StarRow } from './stars.tsx';

const frames = () => [...document.querySelectorAll<HTMLElement>('main [aria-hidden="true"] > span')];

test('the filled star lies exactly on its outline, whatever margin the frame has', () => {
  show(<StarRow rating={3.5} className="m-1.5 size-9" />);
  expect(frames()).toHaveLength(5);
  for (const frame of frames()) {
    expect(frame.className).toContain('m-1.5 size-9');
    const stars = [...frame.querySelectorAll('svg')];
    expect(stars).toHaveLength(2);
    for (const star of stars) {
      expect(star.getAttribute('class')).toContain('absolute inset-0 size-full');
      expect(star.getAttribute('class')).not.toMatch(/(^| )m-|size-9/);
    }
  }
});

test('whole, half and empty stars are cut where the rating ends', () => {
  show(<StarRow rating={3.5} />);
  const hidden = frames().map((frame) => /inset\(0 ([\d.]+)%/.exec(frame.querySelectorAll('svg')[1]?.style.clipPath ?? '')?.[1]);
  expect(hidden).toEqual(['0', '0', '0', '50', '100']);
});
