// Listings that a partner's program brings in: the rows of the CSV file as JSON.
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { fault, optionalBoolean } from './values.ts';

const { rowsMax, columnsMax, bytesMax } = limits.imports;

/** A row by its columns; an empty cell is left out, null or an empty text. */
const ImportRow = z
  .record(z.string().max(60), z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(z.string()).max(20)]), fault('invalid'))
  .refine((row) => Object.keys(row).length <= columnsMax, fault('max'));
export type ImportRow = z.output<typeof ImportRow>;

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
      // Checked one by one afterwards: a bad row must not refuse the others.
      rows: z
        .array(z.unknown(), fault('required'))
        .min(1, fault('required'))
        .max(rowsMax, fault('max'))
        .meta({ items: { type: 'object' }, description: 'The columns of docs/imports.md by their names.' }),
      dryRun: optionalBoolean,
    }),
    bodyBytes: bytesMax,
    idempotent: true,
    failures: ['TOO_MANY'],
    response: z.object({ success: z.literal(true), dryRun: z.boolean(), report: ImportReport }),
  }),
};
export const importRow = (row: unknown): ImportRow | undefined => ImportRow.safeParse(row).data;
