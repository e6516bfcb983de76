import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '#web/testing/show.tsx';
import { PostTitle } from './post-title.tsx';

test('a number and its ending stay on one line, and the title reads as it was written', () => {
  const title = 'আম্বরখানায় লিফটের ৬-এ ১,৩০০ বর্গফুট ফ্ল্যাট';
  show(<PostTitle title={title} />);
  const whole = screen.getByText('৬-এ');
  expect(whole.className).toContain('nowrap');
  expect(whole.parentElement?.textContent).toBe(title);
});
