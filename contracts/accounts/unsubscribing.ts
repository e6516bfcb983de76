// The unsubscribe link of an email, which works without signing in.
import { z } from 'zod';
import { endpoint } from '#contracts/endpoint.ts';
import { noticeGroups } from '#contracts/notices/preferences.ts';
import { text } from '#contracts/values.ts';

/** The signed token of the link: it names saved searches, or a person and a group of notifications. */
const params = z.object({ token: text(1, 500) });

export const UnsubscribeState = z.object({
  success: z.literal(true),
  /** The group whose emails these are. */
  group: z.enum(noticeGroups),
  /** The names of the saved searches, where the email was about some. */
  names: z.array(z.string()),
  /** Whether such emails are still sent. */
  on: z.boolean(),
});
export type UnsubscribeState = z.infer<typeof UnsubscribeState>;

export const unsubscribing = {
  read: endpoint({
    method: 'GET',
    path: '/api/unsubscribe/:token',
    access: 'anyone',
    summary: 'What the unsubscribe link of an email would stop; changes nothing',
    params,
    failures: ['NOT_FOUND'],
    response: UnsubscribeState,
  }),
  stop: endpoint({
    method: 'POST',
    path: '/api/unsubscribe/:token',
    access: 'anyone',
    summary: 'Stop such emails; the body is not read. Saved searches stay saved, the inbox stays as it is',
    params,
    failures: ['NOT_FOUND'],
    response: UnsubscribeState,
  }),
  resume: endpoint({
    method: 'POST',
    path: '/api/unsubscribe/:token/resume',
    access: 'anyone',
    summary: 'Undo that: send such emails as before',
    params,
    failures: ['NOT_FOUND'],
    response: UnsubscribeState,
  }),
};
