import { z } from 'zod';
import { answerBy } from './rules.ts';
import { findLegalRequest } from './store.ts';
import { defineTemplate, writes, type TemplateWriter } from '#server/mail/templates.ts';
import type { Services } from '#server/platform/services.ts';

export const legalRequestReceipt = defineTemplate('legalRequests.receipt', z.object({ id: z.uuid() }));

/** Says nothing of what was typed: the form would send anything to anyone. */
export const legalRequestTemplates = ({ db }: Pick<Services, 'db'>): TemplateWriter[] => [
  writes(legalRequestReceipt, async ({ id }) => {
    const request = await findLegalRequest(db, id);
    if (!request) return undefined;
    return {
      side: (t, fmt) => {
        const number = fmt.plain(request.number);
        return {
          subject: t('legalRequests.mailSubject', { number }),
          heading: t('legalRequests.mailHeading', { number }),
          lead: t('legalRequests.mailLead', { date: fmt.date(answerBy(request.at)) }),
          paragraphs: [t('legalRequests.mailReply', { number }), t('legalRequests.mailNotYou')],
        };
      },
    };
  }),
];
