// The unsubscribe link of any letter: it is about a group of notifications, or about saved searches.
import type { UnsubscribeState } from '#contracts/accounts/unsubscribing.ts';
import type { Language } from '#i18n/language.ts';
import { readStop } from '#server/mail/stop-token.ts';
import { isWanted, setLetters } from '#server/notifications/preferences.ts';
import { readGroupStop } from '#server/notifications/stopping.ts';
import { fail } from '#server/platform/http/failure.ts';
import type { Services } from '#server/platform/services.ts';
import { readSearchStops, resumeLetters, searchLetters, stopLetters } from '#server/saved-searches/stopping.ts';

type Needed = Pick<Services, 'db'>;
type Wish = 'read' | 'stop' | 'resume';

const searchActions = { read: searchLetters, stop: stopLetters, resume: resumeLetters };

/** Does what is asked with the letters of a link, and says how they stand. Throws NOT_FOUND (not our link). */
export async function unsubscribe(services: Needed, token: string, lng: Language, wish: Wish): Promise<Omit<UnsubscribeState, 'success'>> {
  const said = (await readStop(services.db, token)) ?? fail('NOT_FOUND');
  const stop = readGroupStop(said);
  if (stop) {
    const { userId, group } = stop;
    if (wish !== 'read') await setLetters(services.db, userId, group, wish === 'resume');
    return { group, names: [], on: await isWanted(services.db, userId, group, 'mail') };
  }
  return { group: 'savedSearches', ...(await searchActions[wish](services, readSearchStops(said) ?? fail('NOT_FOUND'), lng)) };
}
