import { useEffect, useEffectEvent, useState } from 'react';
import { limits } from '#contracts/limits.ts';
import type { PostClaim } from '#contracts/staff/moderation.ts';
import { outcomeOf, type Outcome } from '#web/platform/calls/outcome.ts';
import { memberApi, useSession } from '#web/platform/session.ts';
import { isApproving } from './approving.ts';
import { claim, release } from '#web/staff/staff-calls.ts';

/**
 * Claims the post that is open and in sight, and leaves it with the next one. Returns the claim of the colleague who was
 * there before; undefined where there is none.
 */
export function useClaim(PostID: number | undefined, isSeen: () => boolean): PostClaim | undefined {
  const { user } = useSession();
  const [held, setHeld] = useState<{ PostID: number; claim: PostClaim | null }>();
  const hear = useEffectEvent(
    (opened: number, answer: Outcome<PostClaim | null>): void => void (answer.ok && setHeld({ PostID: opened, claim: answer.value })),
  );
  const inSight = useEffectEvent((): boolean => document.visibilityState !== 'hidden' && isSeen());
  useEffect(() => {
    if (PostID === undefined) return;
    const ask = (): void => void (inSight() && outcomeOf(claim(memberApi(), PostID)).then((answer) => hear(PostID, answer)));
    ask();
    const timer = setInterval(ask, limits.moderation.claimAgainMs);
    return () => {
      clearInterval(timer);
      // What is being approved stays claimed until it is.
      if (!isApproving(PostID)) void outcomeOf(release(memberApi(), PostID));
    };
  }, [PostID]);
  return held?.PostID === PostID && held?.claim && held.claim._id !== user?.id ? held.claim : undefined;
}
