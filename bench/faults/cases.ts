// Every case, in the order of docs/faults.md.
import { clientCases } from './clients.ts';
import { clockCase } from './clock.ts';
import { databaseCases } from './database.ts';
import { diskCases } from './disk.ts';
import { halfOpenCase } from './half-open.ts';
import { killPosting } from './kill-posting.ts';
import { killRegistering } from './kill-registering.ts';
import { killReviewing } from './kill-reviewing.ts';
import { mailCases } from './mail.ts';
import type { Case } from './result.ts';

export const cases: readonly Case[] = [
  killPosting,
  killReviewing,
  killRegistering,
  ...databaseCases,
  ...diskCases,
  ...mailCases,
  ...clientCases,
  halfOpenCase,
  clockCase,
];
