import { DatabaseError } from 'pg';

/** Ended by an administrator or a crash, no connection, memory or disk left, a statement that took too long, a connection that broke. */
const codes: ReadonlySet<string> = new Set(['57P01', '57P02', '57P03', '53100', '53200', '53300', '57014', '08006', '08001', '08P01', '58000', '58030']);
const network: ReadonlySet<string> = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENOTFOUND']);

/** The database is unreachable or overloaded: worth retrying soon. */
export function isOutage(error: unknown): boolean {
  const { code, message } = error as { code?: string; message?: string };
  if (error instanceof DatabaseError) return codes.has(code ?? '');
  return network.has(code ?? '') || /timeout exceeded when trying to connect|Connection terminated|Query read timeout|is not queryable/.test(message ?? '');
}
