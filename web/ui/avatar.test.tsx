import { expect, test } from 'vitest';
import { show } from '#web/testing/show.tsx';
import { Avatar } from './avatar.tsx';

const letter = (): string | null => document.querySelector('[data-initial]')?.getAttribute('data-initial') ?? null;

test.each([
  ['রহিমা খাতুন', 'র'],
  ['কীর্তি রায়', 'কী'],
  ['karim', 'K'],
  ['  Nasrin', 'N'],
  ['', ''],
])('without a picture "%s" is drawn as "%s"', (name, drawn) => {
  show(<Avatar name={name} className="size-11" />);
  expect(letter()).toBe(drawn);
  // It belongs to no name of a button around it.
  expect(document.querySelector('main')?.textContent).toBe('');
});

test('a picture takes the place of the letter', () => {
  show(<Avatar name="Karim" picture="/media/k.webp" className="size-11" />);
  expect(letter()).toBeNull();
  expect(document.querySelector('img')?.getAttribute('src')).toBe('/media/k.webp');
  expect(document.querySelector('img')?.alt).toBe('');
});
