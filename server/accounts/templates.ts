// Mail templates about the account.
import { z } from 'zod';
import { moment } from '#contracts/values.ts';
import { deviceText } from '#i18n/device-text.ts';
import type { Formatter } from '#i18n/format.ts';
import type { Translate } from '#i18n/translate.ts';
import { defineTemplate, writes, type TemplateWriter, type Side } from '#server/mail/templates.ts';
import { deviceNamed } from '#server/sessions/rules.ts';

export const passwordChanged = defineTemplate('accounts.password', z.object({ at: moment }));
export const newDevice = defineTemplate('accounts.device', z.object({ at: moment, userAgent: z.string() }));
export const newKey = defineTemplate('accounts.apiKey', z.object({ at: moment, name: z.string(), userAgent: z.string() }));
export const tokenCopied = defineTemplate('accounts.tokenCopied', z.object({ at: moment, userAgent: z.string() }));
export const passwordWithoutCode = defineTemplate('accounts.passwordWithoutCode', z.object({ at: moment, userAgent: z.string() }));
export const leaving = defineTemplate('accounts.leaving', z.object({ purgedAt: moment }));
export const returned = defineTemplate('accounts.returned', z.object({}));
export const suspended = defineTemplate('accounts.suspended', z.object({ until: moment.nullable(), reason: z.string() }));
export const disabled = defineTemplate('accounts.disabled', z.object({ reason: z.string() }));
export const restored = defineTemplate('accounts.restored', z.object({}));

const twoStepNews = ['on', 'off', 'codesRenewed', 'recoveryUsed'] as const;
export type TwoStepNews = (typeof twoStepNews)[number];
export const twoStepChanged = defineTemplate('accounts.twoStep', z.object({ at: moment, news: z.enum(twoStepNews) }));

const plain = (side: (t: Translate, fmt: Formatter) => Side) => Promise.resolve({ side });

export const accountTemplates = (): TemplateWriter[] => [
  writes(passwordChanged, ({ at }) =>
    plain((t, fmt) => ({
      subject: t('mail.passwordSubject'),
      heading: t('mail.passwordHeading'),
      lead: t('mail.passwordText', { when: fmt.dateTime(at) }),
      paragraphs: [t('mail.passwordNotYou')],
    })),
  ),
  writes(newDevice, ({ at, userAgent }) =>
    plain((t, fmt) => ({
      subject: t('mail.deviceSubject'),
      heading: t('mail.deviceHeading'),
      lead: t('mail.deviceText', { when: fmt.dateTime(at), device: deviceText(deviceNamed(userAgent), t) }),
      paragraphs: [t('mail.deviceNotYou')],
    })),
  ),
  writes(passwordWithoutCode, ({ at, userAgent }) =>
    plain((t, fmt) => ({
      subject: t('mail.noCodeSubject'),
      heading: t('mail.noCodeHeading'),
      lead: t('mail.noCodeText', { when: fmt.dateTime(at), device: deviceText(deviceNamed(userAgent), t) }),
      paragraphs: [t('mail.noCodeSafe'), t('mail.noCodeNotYou')],
    })),
  ),
  writes(newKey, ({ at, name, userAgent }) =>
    plain((t, fmt) => ({
      subject: t('mail.keySubject'),
      heading: t('mail.keyHeading'),
      lead: t('mail.keyText', { when: fmt.dateTime(at), name, device: deviceText(deviceNamed(userAgent), t) }),
      paragraphs: [t('mail.keyNotYou')],
    })),
  ),
  writes(tokenCopied, ({ at, userAgent }) =>
    plain((t, fmt) => ({
      subject: t('mail.copiedSubject'),
      heading: t('mail.copiedHeading'),
      lead: t('mail.copiedText', { when: fmt.dateTime(at), device: deviceText(deviceNamed(userAgent), t) }),
      paragraphs: [t('mail.copiedNext')],
    })),
  ),
  writes(leaving, ({ purgedAt }) =>
    plain((t, fmt) => ({
      subject: t('mail.leavingSubject'),
      heading: t('mail.leavingHeading'),
      lead: t('mail.leavingText', { date: fmt.date(purgedAt) }),
      paragraphs: [t('mail.leavingUndo')],
    })),
  ),
  writes(returned, () =>
    plain((t) => ({ subject: t('mail.returnedSubject'), heading: t('mail.returnedHeading'), lead: t('mail.returnedText'), paragraphs: [] })),
  ),
  writes(suspended, ({ until, reason }) =>
    plain((t, fmt) => ({
      subject: t('mail.suspendedSubject'),
      heading: t('mail.suspendedHeading'),
      lead: until ? t('mail.suspendedUntil', { date: fmt.dateTime(until) }) : t('mail.suspendedOpen'),
      paragraphs: [t('mail.reason', { reason }), t('mail.suspendedPosts')],
    })),
  ),
  writes(disabled, ({ reason }) =>
    plain((t) => ({
      subject: t('mail.disabledSubject'),
      heading: t('mail.disabledHeading'),
      lead: t('mail.disabledText'),
      paragraphs: [t('mail.reason', { reason })],
    })),
  ),
  writes(twoStepChanged, ({ at, news }) =>
    plain((t, fmt) => ({
      subject: t(`mail.twoStepSubject_${news}`),
      heading: t(`mail.twoStepSubject_${news}`),
      lead: t(`mail.twoStepText_${news}`, { when: fmt.dateTime(at) }),
      paragraphs: [t('mail.twoStepNotYou')],
    })),
  ),
  writes(restored, () =>
    plain((t) => ({ subject: t('mail.restoredSubject'), heading: t('mail.restoredHeading'), lead: t('mail.restoredText'), paragraphs: [] })),
  ),
];
