// Two-step sign-in of staff: a code of an authenticator app after the password; and entering either again before what is grave.
import { z } from 'zod';
import { Credentials, LoginAnswer } from './accounts.ts';
import { endpoint } from '#contracts/endpoint.ts';
import { asciiDigits, boundedText, fault, isBlank, moment, shortUnits, Success } from '#contracts/values.ts';

/** A code as typed: six digits of the app in either script, or a recovery code; case, spaces and hyphens do not matter. */
export const secondStepCode = boundedText('required', shortUnits)
  .transform((typed) => asciiDigits(typed).replace(/[\s-]/g, '').toUpperCase())
  .refine((code) => code.length > 0, fault('required'))
  .meta({ description: 'Six digits of the authenticator app, or a recovery code such as K7QM3-F9XAB.' });

const absentIfBlank = <S extends z.ZodType>(schema: S) => z.preprocess((value) => (value === null || isBlank(value) ? undefined : value), schema.optional());

export const SecondStep = z.object({ ticket: boundedText('required', shortUnits), code: secondStepCode });
export type SecondStep = z.output<typeof SecondStep>;

/** The password or a code, whichever is given. */
export const Proof = z
  .object({ password: absentIfBlank(Credentials.shape.password), code: absentIfBlank(secondStepCode) })
  .refine(({ password, code }) => password !== undefined || code !== undefined, { path: ['password'], ...fault('required') });
export type Proof = z.output<typeof Proof>;

export const TwoStepState = z.object({
  on: z.boolean(),
  /** This account needs it for the staff area. */
  required: z.boolean(),
  since: moment.nullable(),
  recoveryCodesLeft: z.int(),
});
export type TwoStepState = z.infer<typeof TwoStepState>;

/** What an authenticator app needs, as an address, as its QR code and to be typed. */
export const NewAuthenticator = z.object({
  secret: z.string(),
  uri: z.string(),
  qr: z.object({ side: z.int(), path: z.string() }),
});
export type NewAuthenticator = z.infer<typeof NewAuthenticator>;

const Codes = z.object({ success: z.literal(true), recoveryCodes: z.array(z.string()) });

export const twoStep = {
  verify: endpoint({
    method: 'POST',
    path: '/api/login/verifyCode',
    access: 'anyone',
    summary: 'The second step of signing in, with the ticket that CODE_REQUIRED brings: a code of the authenticator app or a recovery code',
    body: SecondStep,
    failures: ['CODE_INVALID', 'CODE_EXPIRED', 'ACCOUNT_DISABLED', 'TOO_MANY'],
    response: LoginAnswer,
  }),
  stepUp: endpoint({
    method: 'POST',
    path: '/api/admin/stepUp',
    access: 'support',
    beforeTwoStep: true,
    summary: 'Enter the password or a code again; for a while this session may do what answers STEP_UP_REQUIRED',
    body: Proof,
    failures: ['INVALID_CREDENTIALS', 'CODE_INVALID', 'TOO_MANY'],
    response: z.object({ success: z.literal(true), validSeconds: z.int() }),
  }),
  state: endpoint({
    method: 'GET',
    path: '/api/admin/twoStep',
    access: 'support',
    beforeTwoStep: true,
    summary: 'Whether two-step sign-in is on for the caller',
    response: z.object({ success: z.literal(true), twoStep: TwoStepState }),
  }),
  begin: endpoint({
    method: 'POST',
    path: '/api/admin/twoStep',
    access: 'support',
    beforeTwoStep: true,
    stepUp: true,
    summary: 'Begin to set up two-step sign-in: a new secret for an authenticator app; nothing is asked for until it is confirmed',
    failures: ['STATE_CONFLICT'],
    response: z.object({ success: z.literal(true), authenticator: NewAuthenticator }),
  }),
  confirm: endpoint({
    method: 'PUT',
    path: '/api/admin/twoStep',
    access: 'support',
    beforeTwoStep: true,
    summary: 'Switch two-step sign-in on with a first code; ends every other session. The recovery codes are shown only here',
    body: z.object({ code: secondStepCode }),
    failures: ['CODE_INVALID', 'STATE_CONFLICT', 'TOO_MANY'],
    response: Codes,
  }),
  renewCodes: endpoint({
    method: 'POST',
    path: '/api/admin/twoStep/recoveryCodes',
    access: 'support',
    stepUp: true,
    summary: 'New recovery codes; those of before no longer work',
    failures: ['STATE_CONFLICT'],
    response: Codes,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/admin/twoStep',
    access: 'support',
    stepUp: true,
    summary: 'Switch two-step sign-in off',
    failures: ['STATE_CONFLICT'],
    response: Success,
  }),
};
