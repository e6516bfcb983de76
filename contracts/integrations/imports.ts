// Listings that a partner's program brings in: the rows of the CSV file as JSON.
import { z } from 'zod';
import { endpoint } from '#contracts/endpoint.ts';
import { limits } from '#contracts/limits.ts';
import { fault, optionalBoolean } from '#contracts/values.ts';

const { rowsMax, columnsMax, cellMax, bytesMax } = limits.imports;

/** What is longer than any column takes is refused at its column; so much is enough for that. */
const cell = z.string().transform((text) => text.slice(0, cellMax));

/** A row by its columns; an empty cell is left out, null or an empty text. */
const ImportRow = z
  .record(z.string().max(60), z.union([cell, z.number(), z.boolean(), z.null(), z.array(cell).max(20)]), fault('invalid'))
  .refine((row) => Object.keys(row).length <= columnsMax, fault('max'));
export type ImportRow = z.output<typeof ImportRow>;

const importRow = (row: unknown): ImportRow | undefined => ImportRow.safeParse(row).data;

export const importResults = ['added', 'changed', 'unchanged', 'refused'] as const;

/** What became of one row, by its place in what was sent. */
export const RowResult = z.object({
  row: z.int(),
  source_id: z.string(),
  result: z.enum(importResults),
  /** Absent for a refused row, and for one that would be added. */
  PostID: z.int().optional(),
  /** What is wrong with its columns, in the caller’s language. */
  fields: z.record(z.string(), z.string()).optional(),
});
export type RowResult = z.infer<typeof RowResult>;

export const ImportReport = z.object({
  read: z.int(),
  added: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  refused: z.int(),
  rows: z.array(RowResult),
});
export type ImportReport = z.infer<typeof ImportReport>;

export const imports = {
  listings: endpoint({
    method: 'POST',
    path: '/api/admin/imports/listings',
    access: 'admin',
    scope: 'import:write',
    summary: `Bring in up to ${rowsMax} listings by the rules of the CSV import; good rows are taken and the others told. \`dryRun\` changes nothing`,
    body: z.object({
      // One more than allowed is enough to refuse them all; what is no row goes on as null, for a bad row must not refuse the others.
      rows: z
        .preprocess(
          (value) => (Array.isArray(value) ? value.slice(0, rowsMax + 1).map((row: unknown) => importRow(row) ?? null) : value),
          z.array(ImportRow.nullable(), fault('required')).min(1, fault('required')).max(rowsMax, fault('max')),
        )
        .meta({ items: { type: 'object' }, description: 'The columns of docs/imports.md by their names.' }),
      dryRun: optionalBoolean,
    }),
    bodyBytes: bytesMax,
    idempotent: true,
    failures: ['TOO_MANY'],
    response: z.object({ success: z.literal(true), dryRun: z.boolean(), report: ImportReport }),
  }),
};
