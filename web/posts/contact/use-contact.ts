import { useState } from 'react';
import type { NumberShown } from '#contracts/pages/visit-path.ts';
import { type Api, CallFailure } from '#web/platform/api.ts';
import { memberApi } from '#web/platform/session.ts';
import type { Contact } from './contact-call.ts';

export interface ContactRefusal {
  code: CallFailure['code'];
  /** Milliseconds since 1970; where the limit says when it ends. */
  until: number | undefined;
  /** Says that signing in helps, where it does. */
  signIn?: string | undefined;
}

export interface ContactState {
  asking: boolean;
  contact: Contact | undefined;
  refused: ContactRefusal | undefined;
  /** Asks once; asking again while it runs or after it succeeded gives the same numbers. */
  ask: () => Promise<Contact | undefined>;
}

interface Answered {
  contact?: Contact;
  refused?: { code: CallFailure['code']; retryAfter: number | undefined; signIn?: string | undefined };
}

const untilOf = (retryAfter: number | undefined): number | undefined => (retryAfter === undefined ? undefined : Date.now() + retryAfter * 1000);

type Fetch = (api: Api, postId: number) => Promise<Contact>;

const fetchOfPost: Fetch = async (api, postId) => (await import('./contact-call.ts')).fetchContact(api, postId);

/** The numbers to call: hidden until asked for. `answered` is what the page's form brought where there are no scripts. */
export function useContact(postId: number, answered: Answered | undefined, fetchNumbers = fetchOfPost): ContactState {
  const [asking, setAsking] = useState<Promise<Contact | undefined>>();
  const [contact, setContact] = useState(answered?.contact);
  const [refused, setRefused] = useState<ContactRefusal | undefined>(
    answered?.refused && {
      code: answered.refused.code,
      until: untilOf(answered.refused.retryAfter),
      signIn: answered.refused.signIn,
    },
  );

  const fetchIt = async (): Promise<Contact | undefined> => {
    try {
      const found = await fetchNumbers(memberApi(), postId);
      setContact(found);
      setRefused(undefined);
      window.dispatchEvent(new Event('numbershown' satisfies NumberShown));
      return found;
    } catch (error) {
      // A chunk that did not arrive is a connection that failed, like a call without an answer.
      const failure = error instanceof CallFailure ? error : undefined;
      setRefused({ code: failure?.code ?? 'NO_RESPONSE', until: untilOf(failure?.retryAfter), signIn: failure?.signInHelps ? failure.message : undefined });
      return undefined;
    } finally {
      setAsking(undefined);
    }
  };
  const ask = (): Promise<Contact | undefined> => {
    if (contact) return Promise.resolve(contact);
    if (asking) return asking;
    const started = fetchIt();
    setAsking(started);
    return started;
  };
  return { asking: asking !== undefined, contact, refused, ask };
}
