import { z } from 'zod';
import { limits } from '#contracts/limits.ts';
import { makeCode } from '#server/codes/service.ts';
import { defineLetter, writes, type LetterWriter } from '#server/mail/templates.ts';
import type { Services } from '#server/platform/services.ts';

export const registrationCode = defineLetter('registrations.code', z.object({ requestId: z.uuid() }));

export const registrationLetters = ({ db }: Pick<Services, 'db'>): LetterWriter[] => [
  writes(registrationCode, async ({ requestId }) => {
    const code = await makeCode(db, requestId);
    if (!code) return undefined;
    return {
      code,
      side: (t) => ({
        subject: t('mail.codeSubject'),
        heading: t('mail.codeHeading'),
        lead: t('mail.codeText'),
        paragraphs: [t('mail.codeValid', { minutes: limits.codes.validMinutes }), t('mail.codeNotYou')],
      }),
    };
  }),
];
