// Lists of people that staff read page by page: as much as a file once there are many, and guarded like one.
import { limits } from '#contracts/limits.ts';
import type { MemberCaller } from '#server/platform/http/callers/caller.ts';
import { fail } from '#server/platform/http/failure.ts';
import type { Services } from '#server/platform/services.ts';
import { recordAction } from './audit.ts';

/**
 * Counts an answer with so many people in the caller's session; the same view of a list counts once an hour, however often it is loaded. Beyond what work needs in an hour it takes a fresh proof of the password, and every
 * further answer is written into the log. Throws STEP_UP_REQUIRED, TOO_MANY.
 */
export async function countPeopleRead(
  { db, rateLimits }: Pick<Services, 'db' | 'rateLimits'>,
  caller: MemberCaller,
  { list, view, people }: { list: string; view: object; people: number },
): Promise<void> {
  const { sessionId, isProved } = caller.user;
  const again = { peopleViewPerHour: `${sessionId}\n${list}\n${JSON.stringify(view)}` };
  if (people === 0 || (await rateLimits.wait(again)) > 0) return;
  const usual = people > limits.moderation.lookedUpMax ? { peoplePagesPerHour: sessionId } : { peopleLookedUpPerHour: sessionId };
  if (!isProved && (await rateLimits.wait(usual)) > 0) fail('STEP_UP_REQUIRED');
  const way = await rateLimits.consume(
    isProved
      ? [
          { ...usual, ...again },
          { peopleProvedPerHour: sessionId, ...again },
        ]
      : { ...usual, ...again },
  );
  if (way.peopleProvedPerHour === undefined) return;
  await recordAction(db, caller, { action: 'people.read', subject: { type: 'list', id: list }, before: {}, after: { people } });
}
