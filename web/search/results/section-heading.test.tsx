import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ListSection } from '#contracts/search/list-section.ts';
import { show } from '#web/testing/show.tsx';
import { postCard } from '#web/testing/posts.ts';
import { FoundCards } from './found-cards.tsx';

const silent: ListSection = { way: 'unsaid', total: 215, totalIsExact: true, from: 1, dropped: [{ text: 'ফ্যামিলি', filter: 'tenants' }] };
const name = { id: 'dhaka-dhamrai', en: 'Dhamrai', bn: 'ধামরাই' };
const titled: ListSection = { way: 'title', total: 3, totalIsExact: true, from: 1, dropped: [{ text: 'dhamrai', filter: 'subDistrict', name }] };

const savar = { id: 'dhaka-savar', en: 'Savar', bn: 'সাভার' };
const nearby: ListSection = { ...titled, way: 'nearby', total: 12, place: { level: 'subDistrict', id: savar.id, name: savar } };

test.each<[string, 'bn' | 'en', ListSection, string]>([
  ['what its posts do not say', 'bn', silent, 'আরও ২১৫টি, যেগুলোতে “ফ্যামিলি” লেখা নেই'],
  ['what its posts do not say', 'en', silent, '215 more that do not say “ফ্যামিলি”'],
  ['that there are very many', 'en', { ...silent, total: 1000, totalIsExact: false }, 'More than 1,000 more that do not say “ফ্যামিলি”'],
  ['what they do not say at once', 'en', { ...silent, dropped: [{ text: 'lift' }, { text: 'gas' }] }, '215 more that do not say “lift” and “gas” together'],
  ['what their titles name', 'bn', titled, 'আরও ৩টি, যেগুলোর শিরোনামে “ধামরাই” আছে'],
  ['what its title names', 'en', { ...titled, total: 1 }, '1 more with “Dhamrai” in its title'],
  ['that they lie nearby', 'bn', nearby, 'কাছাকাছি: সাভার এলাকায় আরও ১২টি'],
  ['that they lie nearby', 'en', nearby, 'Nearby: 12 more in Savar'],
])('a section is headed by %s (%s)', (_what, lng, section, text) => {
  const [first, second] = [postCard({ PostID: 48_101 }), postCard({ PostID: 48_102 })];
  show(
    <FoundCards
      groups={[
        { section: undefined, cards: [first] },
        { section, cards: [second] },
      ]}
    />,
    { lng },
  );
  const heading = screen.getByRole('heading', { level: 2, name: text });
  const [above, below] = screen.getAllByRole('article');
  expect(heading.compareDocumentPosition(above as Node)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  expect(heading.compareDocumentPosition(below as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
