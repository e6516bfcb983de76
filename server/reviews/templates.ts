import { z } from 'zod';
import { findIssued } from './code-store.ts';
import { defineTemplate, writes, type TemplateWriter } from '#server/mail/templates.ts';
import { unseal } from '#server/platform/security/seal.ts';
import { readSecret } from '#server/platform/security/secrets.ts';
import type { Services } from '#server/platform/services.ts';
import { grouped } from './grouped-code.ts';

/** `sealed` is the code, encrypted with a key of the database. */
export const reviewCodeLetter = defineTemplate('reviews.code', z.object({ id: z.uuid(), sealed: z.string() }));

/** `address` is the product's base URL, without a trailing slash. */
export const reviewTemplates = ({ db }: Pick<Services, 'db'>, address: () => string): TemplateWriter[] => [
  writes(reviewCodeLetter, async ({ id, sealed }) => {
    const code = await findIssued(db, id);
    if (!code || code.used_at || code.voided_at) return undefined;
    return {
      code: grouped(unseal(await readSecret(db, 'review code mails'), sealed)),
      link: `${address()}/Interior-Details/${code.firm}`,
      side: (t, fmt) => {
        const company = t.lng === 'bn' ? code.name_bn : code.name_en;
        return {
          subject: t('mail.reviewCodeSubject', { company }),
          heading: t('mail.reviewCodeHeading'),
          lead: t('mail.reviewCodeText', { company, project: code.project }),
          paragraphs: [t('mail.reviewCodeHow'), t('mail.reviewCodeValid', { date: fmt.date(code.expires_at) })],
          button: t('mail.reviewCodeButton'),
        };
      },
    };
  }),
];
