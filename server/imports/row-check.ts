// The one rule by which a row is taken or refused, from a file or from a call.
import { validationFailure, type FailureDetails } from '#server/platform/http/failure.ts';
import { Row, type ImportedPost } from './row.ts';

export interface RowFault {
  fields: NonNullable<FailureDetails['fields']>;
}

/** Remembers the names that came before: the second row of a name is refused. */
export function openRowCheck(): (record: Readonly<Record<string, string>>) => { post: ImportedPost } | RowFault {
  const seen = new Set<string>();
  return (record) => {
    const { success, data, error } = Row.safeParse(record);
    if (!success) return { fields: validationFailure(error).details.fields ?? {} };
    if (seen.has(data.source_id)) return { fields: { source_id: { key: 'repeatedRow', params: {} } } };
    seen.add(data.source_id);
    return { post: data };
  };
}
