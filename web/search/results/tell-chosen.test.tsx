import { expect, test } from 'vitest';
import { choiceOf } from './tell-chosen.ts';

function listOf(...cards: string[]): HTMLElement {
  const list = document.createElement('div');
  list.innerHTML = cards.join('');
  return list;
}

test('a press on a card names its post and its place in the list', () => {
  const list = listOf(
    '<article><a href="/Property-Rent-Details/48001">One</a></article>',
    '<article><h3><a href="/Property-Rent-Details/48002"><b>Two</b></a></h3><button>Save</button></article>',
  );
  expect(choiceOf(list, list.querySelector('b') as Element)).toEqual({ PostID: 48_002, position: 2 });
});

test('a press beside a link, or on something that is no post, is no choice', () => {
  const list = listOf('<article><a href="/Property-Rent-Details/48001">One</a><button>Save</button></article><p><a href="/faq">Help</a></p>');
  expect(choiceOf(list, list.querySelector('button') as Element)).toBeUndefined();
  expect(choiceOf(list, list.querySelector('p a') as Element)).toBeUndefined();
});
