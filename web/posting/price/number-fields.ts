// Which fields of the form are numbers, and of what kind.
import { type FieldOfKind, postFieldNames, postFields } from '#contracts/posts/post-fields.ts';
import type { NumberKind } from '#web/forms/number-text.ts';

export type NumberField = FieldOfKind<NumberKind | 'floor'> | 'rentFee';
const kinds: readonly string[] = ['money', 'area', 'land', 'count', 'floor'] satisfies (NumberKind | 'floor')[];

export const numberFields: readonly NumberField[] = [
  'rentFee',
  ...postFieldNames.filter((name): name is Exclude<NumberField, 'rentFee'> => kinds.includes(postFields[name].kind)),
];
export function kindOf(field: NumberField): NumberKind {
  const kind = field === 'rentFee' ? 'money' : postFields[field].kind;
  return kind === 'floor' ? 'count' : kind;
}
