// A search that was to be saved when its person was asked to sign in. Small: every page of results carries it.
import { pendingIntent } from '#web/platform/visit/pending-intent.ts';
import type { SearchParameters } from './parameters.ts';

const isParameters = (stored: unknown): stored is SearchParameters => typeof stored === 'object' && stored !== null && !Array.isArray(stored);

export const searchIntent = pendingIntent('searchAfterSignIn', (stored) => (isParameters(stored) ? stored : undefined));
