import { startTestPostgres } from './postgres.ts';

export default async function setup(): Promise<() => Promise<void>> {
  const { temporary, stop } = await startTestPostgres();
  // In memory, backups and pictures are written and synced at once; what a killed run leaves is removed by the next.
  process.env['TMPDIR'] = temporary;
  return stop;
}
