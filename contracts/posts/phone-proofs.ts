// Proving that a post's phone number is its owner's: a code is sent to the number and typed here.
import { z } from 'zod';
import { mailedCode } from '#contracts/accounts/account-values.ts';
import { endpoint } from '#contracts/endpoint.ts';
import { limits } from '#contracts/limits.ts';
import { optionalChoice, phone, postId } from '#contracts/values.ts';

/** How a code reaches a phone. */
export const phoneWays = ['sms'] as const;
export type PhoneWay = (typeof phoneWays)[number];

/** Whether a post's first number was proved: by its owner, not yet, or not and no code can be sent to it. */
export const numberProofs = ['proved', 'open', 'closed'] as const;
export type NumberProof = (typeof numberProofs)[number];

/** A number of a post, for its owner. */
export const ContactProof = z.object({ phone: z.string(), proof: z.enum(numberProofs) });
export type ContactProof = z.infer<typeof ContactProof>;

const params = z.object({ PostID: postId });

export const phoneProofs = {
  read: endpoint({
    method: 'GET',
    path: '/api/profile/postNumbers/:PostID',
    access: 'owner',
    summary: 'The phone numbers of one of the caller’s posts, and whether each was proved; `closed` where no code can be sent',
    params,
    response: z.object({ success: z.literal(true), numbers: z.array(ContactProof) }),
  }),
  sendCode: endpoint({
    method: 'POST',
    path: '/api/profile/postNumbers/:PostID',
    access: 'owner',
    summary: `Send a six-digit code to a phone number of one of the caller’s posts; valid for ${limits.codes.validMinutes} minutes, and any earlier one is void`,
    params,
    body: z.object({ phone, way: optionalChoice(phoneWays).transform((way) => way ?? ('sms' as const)) }),
    failures: ['STATE_CONFLICT', 'TOO_MANY', 'UNAVAILABLE'],
    /** Seconds until the code expires, and until another may be sent. */
    response: z.object({ success: z.literal(true), expiresIn: z.int(), resendIn: z.int() }),
  }),
  verifyCode: endpoint({
    method: 'PUT',
    path: '/api/profile/postNumbers/:PostID',
    access: 'owner',
    summary: 'Prove the number with the code that was sent to it; all of the caller’s posts with this number say so',
    params,
    body: z.object({ phone, code: mailedCode('code') }),
    failures: ['CODE_INVALID', 'CODE_EXPIRED', 'CODE_LOCKED', 'TOO_MANY'],
    response: z.object({ success: z.literal(true), message: z.string(), numbers: z.array(ContactProof) }),
  }),
};
