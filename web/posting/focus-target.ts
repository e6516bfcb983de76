import type { PostField } from './post-form.ts';

/** Where the focus goes with a step: to its beginning, to its first fault, or to one field. */
export type FocusTarget = 'start' | 'fault' | PostField;
