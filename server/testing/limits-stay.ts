// Before each file of tests: a worker has the modules of all of them, and limits that one changes for itself would be those of the next.
import { afterAll, expect } from 'vitest';
import { limits } from '#contracts/limits.ts';

const before = structuredClone(limits);
afterAll(() => expect(limits, 'limits that a test changed are to be set back').toEqual(before));
