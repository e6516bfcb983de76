import { z } from 'zod';
import { limits } from '#contracts/limits.ts';
import { makeCode } from '#server/codes/service.ts';
import { defineTemplate, writes, type TemplateWriter } from '#server/mail/templates.ts';
import type { Services } from '#server/platform/services.ts';

export const registrationCode = defineTemplate('registrations.code', z.object({ requestId: z.uuid() }));

export const registrationTemplates = ({ db }: Pick<Services, 'db'>): TemplateWriter[] => [
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
