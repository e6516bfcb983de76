// What one of the account pages hands to the next, in the history entry and never in the address.
import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';

export interface Carried {
  email: string;
}

const emailIn = (state: unknown): string => (state as Partial<Carried> | null)?.email ?? '';

/** Hands the email typed on the page before to `take`, once this page is `ready` for it. */
export function useCarriedEmail(take: (email: string) => void, ready = true): void {
  const email = emailIn(useLocation().state);
  const onCarried = useEffectEvent(take);
  useEffect(() => {
    if (ready && email) onCarried(email);
  }, [ready, email]);
}
