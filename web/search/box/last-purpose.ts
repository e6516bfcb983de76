// Whether this browser looked for something to buy or to rent last, for searches that do not say it.
import type { PostType } from '#contracts/enums.ts';
import { localStore } from '#web/platform/browser-storage.ts';

const key = 'lastPurpose';

export const lastPurpose = (): PostType => (localStore.getItem(key) === 'rent' ? 'rent' : 'sell');

export function keepPurpose(purpose: PostType): void {
  if (purpose === 'rent') localStore.setItem(key, purpose);
  else localStore.removeItem(key);
}
