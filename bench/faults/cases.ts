// Every case, in the order of docs/faults.md.
import { killPosting } from './kill-posting.ts';
import { killRegistering } from './kill-registering.ts';
import { killReviewing } from './kill-reviewing.ts';
import type { Case } from './result.ts';

export const cases: readonly Case[] = [killPosting, killReviewing, killRegistering];
