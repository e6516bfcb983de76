// Templates of letters and who fills them in. A letter is written when it is sent, so that what it says still holds then and a
// code in it exists nowhere else.
import type { z } from 'zod';
import type { Formatter } from '#i18n/format.ts';
import type { Language } from '#i18n/language.ts';
import type { Translate } from '#i18n/translate.ts';

type Shape = z.ZodType<object, object>;

export interface TemplateKind<S extends Shape = Shape> {
  /** Noun and occasion, such as `resets.code`. */
  name: `${string}.${string}`;
  /** What its writer has to know: ids and moments, never a code or a token. */
  about: S;
}

export interface Addressed {
  recipient: string;
  lng: Language;
  queuedAt: Date;
}

/** A letter in one language. */
export interface Side {
  subject: string;
  heading: string;
  /** Before the code, or before everything else. */
  lead: string;
  paragraphs: string[];
  /** What the link's button says. */
  button?: string;
  /** What such letters are, before the link that ends them. */
  unsubscribe?: string;
}

/** Something that a letter tells of, with a link of its own. */
interface Item {
  link: string;
  side(t: Translate, fmt: Formatter): { title: string; text: string };
}

export interface Letter {
  /** Digits to copy; they are in the subject too. */
  code?: string;
  /** Where the button leads. */
  link?: string;
  /** Between the lead and the paragraphs. */
  items?: readonly Item[];
  /** Where one press ends letters of this kind; mail programs are told too. */
  unsubscribe?: string;
  side(t: Translate, fmt: Formatter): Side;
}

export interface TemplateWriter {
  kind: TemplateKind;
  write(about: unknown, to: Addressed): Promise<Letter | undefined>;
}

/** Declares a template. */
export const defineTemplate = <S extends Shape>(name: TemplateKind['name'], about: S): TemplateKind<S> => ({ name, about });

/** Ties a kind to the function that writes it; `undefined` means that there is nothing to send any more. */
export function writes<S extends Shape>(kind: TemplateKind<S>, write: (about: z.output<S>, to: Addressed) => Promise<Letter | undefined>): TemplateWriter {
  return { kind, write: async (about, to) => write(kind.about.parse(about), to) };
}
