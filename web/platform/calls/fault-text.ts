import type { FieldFault } from '#contracts/errors.ts';
import type { Translate } from '#i18n/translate.ts';

/** A field's fault in the reader's words. */
export const faultText = (t: Translate, { key, params }: FieldFault): string => t.dynamic(`errors.field_${key}`, { min: 0, max: 0, ...params });
