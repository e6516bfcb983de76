import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { limits } from '#contracts/limits.ts';
import { accountOf } from '#server/accounts/service.ts';
import { makeCode, secondsClosed } from '#server/codes/service.ts';
import { defineTemplate, writes, type Letter, type TemplateWriter } from '#server/mail/templates.ts';
import { tokenHash } from '#server/platform/http/callers/caller.ts';
import type { Translate } from '#i18n/translate.ts';
import type { Services } from '#server/platform/services.ts';
import { insertToken } from './store.ts';

const hourMinutes = 60;

export const resetCode = defineTemplate('resets.code', z.object({ requestId: z.uuid() }));

/** For an account that was disabled: the one who reads it knows that it is theirs. */
const closed: Letter = {
  side: (t) => ({ subject: t('mail.closedSubject'), heading: t('mail.closedHeading'), lead: t('mail.closedText'), paragraphs: [] }),
};

/** How long the link works, as people say it. */
const linkLasts = (t: Translate, minutes: number): string =>
  minutes < 2 * hourMinutes ? t('mail.resetLink', { minutes }) : t('mail.resetLinkHours', { hours: Math.floor(minutes / hourMinutes) });

/** `address` is where the product is reached, without a slash at its end. */
export const resetTemplates = ({ db, rateLimits }: Pick<Services, 'db' | 'rateLimits'>, address: () => string): TemplateWriter[] => [
  writes(resetCode, async ({ requestId }, { recipient }) => {
    // Also where there is no account: what happens to a code must not tell.
    const code = await makeCode(db, requestId);
    const user = await accountOf(db, recipient);
    if (!code || !user) return undefined;
    if (user.status === 'Disabled') return closed;
    const token = randomBytes(32).toString('base64url');
    const { validMinutes, resetTokenMinutes } = limits.codes;
    // While unknown devices keep the owner from asking for another, the link of this letter goes on working.
    const closedSeconds = await secondsClosed({ rateLimits }, { email: recipient, purpose: 'reset' });
    const minutes = Math.max(resetTokenMinutes, Math.floor(closedSeconds / 60));
    await insertToken(db, user.id, tokenHash(token), minutes);
    return {
      code,
      link: `${address()}/ResetPassword/${token}`,
      side: (t) => ({
        subject: t('mail.resetSubject'),
        heading: t('mail.resetHeading'),
        lead: t('mail.resetText'),
        paragraphs: [t('mail.codeValid', { minutes: validMinutes }), t('mail.resetNotYou'), linkLasts(t, minutes)],
        button: t('mail.resetButton'),
      }),
    };
  }),
];
