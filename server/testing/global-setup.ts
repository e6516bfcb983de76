import { startTestPostgres } from './postgres.ts';

export default async function setup(): Promise<() => Promise<void>> {
  const { stop } = await startTestPostgres();
  return stop;
}
