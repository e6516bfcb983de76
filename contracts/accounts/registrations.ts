// Registration in steps: email, mailed code, personal details. A recently verified email skips the code.
import { z } from 'zod';
import { birthDate, mailedCode, personName, withNewPassword } from './account-values.ts';
import { endpoint } from '#contracts/endpoint.ts';
import { genders } from '#contracts/enums.ts';
import { email, fault, optionalPhone } from '#contracts/values.ts';

/** Seconds until the code that was sent expires, and until another may be sent. */
export const CodeSent = z.object({ success: z.literal(true), expiresIn: z.int(), resendIn: z.int() });
export type CodeSent = z.infer<typeof CodeSent>;

/** The email was verified from this device within the last day: continue with the details. */
export const AlreadyVerified = z.object({ success: z.literal(true), alreadyVerified: z.literal(true), registrationToken: z.string() });

export const EmailOnly = z.object({ email });
export const EmailAndCode = z.object({ email, code: mailedCode('code') });
export type EmailAndCode = z.output<typeof EmailAndCode>;

export const Registration = withNewPassword({
  registrationToken: z.string(fault('allFields')).min(1, fault('allFields')).max(200, fault('invalid')),
  name: personName('allFields'),
  gender: z.enum(genders, fault('genderRequired')),
  birthDate,
  phone: optionalPhone,
});
export type RegistrationInput = z.input<typeof Registration>;
export type Registration = z.output<typeof Registration>;

export const registrations = {
  sendCode: endpoint({
    method: 'POST',
    path: '/api/register/sendCode',
    access: 'anyone',
    summary: 'Send a six-digit code to an email to register, or skip it if the email was verified recently',
    body: EmailOnly,
    failures: ['EMAIL_TAKEN', 'EMAIL_DISABLED', 'TOO_MANY'],
    response: z.union([AlreadyVerified, CodeSent]),
  }),
  verifyCode: endpoint({
    method: 'POST',
    path: '/api/register/verifyCode',
    access: 'anyone',
    summary: 'Exchange the code from the email for a registration token, valid for a day',
    body: EmailAndCode,
    failures: ['CODE_INVALID', 'CODE_EXPIRED', 'CODE_LOCKED', 'TOO_MANY'],
    response: z.object({ success: z.literal(true), registrationToken: z.string(), message: z.string() }),
  }),
  register: endpoint({
    method: 'POST',
    path: '/api/register',
    access: 'anyone',
    summary: 'Create the account of a verified email and sign in',
    status: 201,
    body: Registration,
    failures: ['CODE_EXPIRED', 'EMAIL_TAKEN', 'EMAIL_DISABLED', 'TOO_MANY'],
    response: z.object({ success: z.literal(true), userToken: z.string(), message: z.string() }),
  }),
};
