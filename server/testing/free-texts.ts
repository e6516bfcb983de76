// Which fields of the calls' bodies take free text, and a body with a text in all of them.
import type { z } from 'zod';
import type { Endpoint } from '#contracts/endpoint.ts';

type Field = readonly string[];
interface Definition {
  type: string;
  format?: string;
  shape?: Record<string, z.core.$ZodType>;
  element?: z.core.$ZodType;
  innerType?: z.core.$ZodType;
  options?: readonly z.core.$ZodType[];
  valueType?: z.core.$ZodType;
  in?: z.core.$ZodType;
  out?: z.core.$ZodType;
}

function textsOf(schema: z.core.$ZodType, at: Field = []): Field[] {
  const { type, format, shape, element, innerType, options, valueType, in: before, out: after } = schema._zod.def as Definition;
  if (shape) return Object.entries(shape).flatMap(([key, inner]) => textsOf(inner, [...at, key]));
  if (element) return textsOf(element, [...at, '0']);
  if (innerType) return textsOf(innerType, at);
  if (options) return options.flatMap((option) => textsOf(option, at));
  if (type === 'record' && valueType) return textsOf(valueType, [...at, '*']);
  if (before && after) return textsOf(before._zod.def.type === 'transform' ? after : before, at);
  return type === 'string' && format === undefined ? [at] : [];
}

/** Texts with a form of their own, which the contracts or the service demand: secrets, names of places and pictures, numbers, days, addresses. */
const formed =
  /(?:^|\.)(?:password|confirmPassword|currentPassword|confirmation|code|ticket|reviewTicket|registrationToken|email|phone|primaryContact|secondaryContact|postCode|visitorKey|endpoint|p256dh|auth|slug|link|division|district|subDistrict|areasServed\.0|places\.0|query\..*\.0|image|images\.0|logo|cover|owner|keepImages\.0|draftPhotos\.0|removeImages\.0|birthDate|month|constructionStart|handover|until|banner\.from|social\.0|sections\.0\.id)$/;

/** Every field for free text, as `postTitle` or `sections.0.text.bn`. */
export const freeTexts = ({ body }: Endpoint): string[] =>
  body ? [...new Set(textsOf(body).map((field) => field.join('.')))].filter((field) => field !== '' && !formed.test(field)) : [];

function withText(value: unknown, [key, ...rest]: Field, text: string): unknown {
  if (key === undefined) return text;
  if (key === '0') {
    const [first, ...others] = Array.isArray(value) ? (value as unknown[]) : [];
    return [withText(first, rest, text), ...others];
  }
  return { ...(value as object), [key]: withText((value as Record<string, unknown> | undefined)?.[key], rest, text) };
}

/** `good` with the text in each of the fields. */
export const filledWith = (good: object, fields: readonly string[], text: string): object =>
  fields.reduce<object>((body, field) => withText(body, field.split('.'), text) as object, good);
