import type { Noun } from '#server/noun.ts';
import { revealData } from './reveals.ts';

export const listingsNoun: Noun = { name: 'listings', personalData: [revealData] };
