import { expect, test } from 'vitest';
import type { ChosenPlace } from '#web/search/filters/places/chosen-places.ts';
import { formatter } from '#i18n/format.ts';
import { placesText, placeText } from './shown-areas.ts';

const place = (name: string, around?: string): ChosenPlace => ({ level: 'subDistrict', id: name, name, ...(around ? { around } : {}), chain: {} });
const [mirpur, dhanmondi] = [place('মিরপুর', 'ঢাকা'), place('ধানমন্ডি', 'ঢাকা')];

test.each([
  [[], undefined, undefined],
  [[mirpur], 'মিরপুর, ঢাকা', 'মিরপুর'],
  [[place('ঢাকা')], 'ঢাকা', 'ঢাকা'],
  [[mirpur, dhanmondi], 'মিরপুর ও ধানমন্ডি', 'মিরপুর ও ধানমন্ডি'],
  [[mirpur, dhanmondi, place('বনানী'), place('গুলশান')], undefined, undefined],
])('%# a search is in these places, unless they are too many to say', (places, whole, names) => {
  const fmt = formatter('bn');
  expect([placeText({ places }, fmt), placesText({ places }, fmt)]).toEqual([whole, names]);
});
