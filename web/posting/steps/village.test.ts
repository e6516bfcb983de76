import { expect, test } from 'vitest';
import { villageOf } from './village.ts';

test.each([
  ['পাথরডুবি, ভুরুঙ্গামারী', { village: 'পাথরডুবি', around: 'ভুরুঙ্গামারী' }],
  ['Pathordubi , Bhurungamari, Kurigram', { village: 'Pathordubi', around: 'Bhurungamari Kurigram' }],
  ['পাথরডুবি', { village: 'পাথরডুবি' }],
  ['পাথরডুবি, ', { village: 'পাথরডুবি,' }],
])('%s is split', (typed, split) => expect(villageOf(typed)).toEqual(split));
