import { createReadStream } from 'node:fs';
import { parse } from 'csv-parse';

const columns = ['source_id', 'purpose', 'property_type', 'title', 'price_bdt', 'beds', 'baths', 'size_sqft', 'address', 'division', 'district', 'sub_district', 'lat', 'lng', 'added_at'] as const;

/** The rows of a CSV file with their line numbers, read as they are needed. Throws when the columns are not the expected ones. */
export async function* readListings(file: string): AsyncGenerator<{ line: number; row: Record<string, string> }> {
  const parser = createReadStream(file).pipe(parse({ bom: true, columns: true, info: true, relax_column_count: true, skip_empty_lines: true }));
  let isFirst = true;
  for await (const { record, info } of parser as AsyncIterable<{ record: Record<string, string>; info: { lines: number } }>) {
    if (isFirst) {
      const missing = columns.filter((column) => !(column in record) && column !== 'lat' && column !== 'lng');
      if (missing.length > 0) throw new Error(`The file has no column ${missing.join(', ')}.`);
      isFirst = false;
    }
    const full = Object.fromEntries(columns.map((column) => [column, record[column] ?? '']));
    yield { line: info.lines, row: full };
  }
}
