// Words of everyday speech that sound like names of places or lie a letter away from one: never such a name by ear or with a slip.
import { words } from '#i18n/fold.ts';
import { Spelled } from './concept.ts';
import spelled from './everyday.json' with { type: 'json' };

const { bn, latin } = Spelled.parse(spelled);
const everyday: ReadonlySet<string> = new Set(words([...bn, ...latin].join(' ')));

export const isEverydayWord = (folded: string): boolean => everyday.has(folded);
