// Composes a mail in the reader's language, as plain text and as self-contained HTML. Where the language is not known, a line in the
// other one says what the mail is about.
import type { SiteFacts } from '#contracts/pages/site-facts.ts';
import { translatorOf } from '#i18n/compile.ts';
import { formatter } from '#i18n/format.ts';
import { hoursOf } from '#i18n/hours.ts';
import { languages, type Language } from '#i18n/language.ts';
import { endedSentence, htmlOf, type Spoken } from './letter-html.ts';
import type { Letter } from './templates.ts';

export interface Composed {
  subject: string;
  text: string;
  html: string;
  unsubscribe?: string;
}

export interface ReaderLanguage {
  lng: Language;
  /** False where nobody knows what the reader reads. */
  isKnown: boolean;
}

/** Who writes: how support is reached, and who answers for the data by law, where admins have named them. */
export type Sender = Pick<SiteFacts, 'support' | 'controller'>;

function speak({ side, items = [] }: Letter, lng: Language, { support, controller }: Sender): Spoken {
  const t = translatorOf(lng);
  const fmt = formatter(lng);
  const care = t('mail.care', { phone: fmt.phone(support.phone), ...hoursOf(fmt, support) });
  const told = items.map((item) => ({ ...item.side(t, fmt), link: item.link }));
  return {
    ...side(t, fmt),
    lng,
    brand: t('mail.brand'),
    told,
    small: [care, ...(controller ? [t('mail.controller', { name: controller.name[lng], address: controller.address[lng] })] : []), t('mail.footer')],
  };
}

function otherwise({ side }: Letter, lng: Language): Spoken['otherwise'] {
  const { subject, heading, lead } = side(translatorOf(lng), formatter(lng));
  return { lng, subject, text: `${heading}. ${endedSentence(lead, '.')}` };
}

function textOf(spoken: Spoken, { code, link, unsubscribe }: Letter): string {
  const { heading, lead, paragraphs, button, told, small, unsubscribe: ends, otherwise: other } = spoken;
  const linked = link && button ? [`${button}:\n${link}`] : [];
  const items = told.map((item) => `${item.title}\n${item.text}\n${item.link}`);
  const ended = unsubscribe && ends ? [`${ends}\n${unsubscribe}`] : [];
  return [heading, lead, ...(code ? [code] : []), ...items, ...paragraphs, ...linked, ...(other ? [other.text] : []), ...ended, small.join('\n')].join('\n\n');
}

/** Renders the mail. User input is escaped. */
export function compose(letter: Letter, { lng, isKnown }: ReaderLanguage, sender: Sender): Composed {
  const other = isKnown ? undefined : languages.find((one) => one !== lng);
  const spoken: Spoken = { ...speak(letter, lng, sender), ...(other ? { otherwise: otherwise(letter, other) } : {}) };
  const subjects = [...new Set([spoken.subject, ...(spoken.otherwise ? [spoken.otherwise.subject] : [])])].join(' · ');
  const subject = letter.code ? `${letter.code} · ${subjects}` : subjects;
  return {
    ...(letter.unsubscribe ? { unsubscribe: letter.unsubscribe } : {}),
    subject,
    text: `${textOf(spoken, letter)}\n`,
    html: htmlOf(spoken, letter, subject),
  };
}
