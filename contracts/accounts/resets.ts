// Password reset: email, mailed code or link, new password. Answers never tell whether an account exists.
import { z } from 'zod';
import { mailedCode, withNewPassword } from './account-values.ts';
import { endpoint } from '#contracts/endpoint.ts';
import { CodeSent, EmailOnly } from './registrations.ts';
import { email, fault } from '#contracts/values.ts';

export const ResetCode = z.object({ email, code: mailedCode('resetCode') });
export type ResetCode = z.output<typeof ResetCode>;

export const NewPassword = withNewPassword({});
export type NewPassword = z.output<typeof NewPassword>;

const params = z.object({ resetToken: z.string().min(1, fault('required')).max(200, fault('invalid')) });

export const resets = {
  sendCode: endpoint({
    method: 'POST',
    path: '/api/forgotPassword/sendCode',
    access: 'anyone',
    summary: 'Send a code and a link for a new password; the answer is the same whether or not the account exists',
    body: EmailOnly,
    failures: ['TOO_MANY'],
    response: CodeSent,
  }),
  verifyCode: endpoint({
    method: 'POST',
    path: '/api/forgotPassword/verifyCode',
    access: 'anyone',
    summary: 'Exchange the code from the email for a reset token, valid once, for 15 minutes',
    body: ResetCode,
    failures: ['CODE_INVALID', 'CODE_EXPIRED', 'CODE_LOCKED', 'TOO_MANY'],
    response: z.object({ success: z.literal(true), resetToken: z.string() }),
  }),
  check: endpoint({
    method: 'GET',
    path: '/api/resetPassword/:resetToken',
    access: 'anyone',
    summary: 'Whether a reset token is still valid',
    params,
    failures: ['RESET_TOKEN_INVALID'],
    response: z.object({ success: z.literal(true) }),
  }),
  reset: endpoint({
    method: 'POST',
    path: '/api/resetPassword/:resetToken',
    access: 'anyone',
    summary: 'Set a new password; ends every session of the account',
    params,
    body: NewPassword,
    failures: ['RESET_TOKEN_INVALID'],
    response: z.object({ success: z.literal(true), message: z.string() }),
  }),
};
