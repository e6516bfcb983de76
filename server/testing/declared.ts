// Every call that the contracts declare, wherever it stands.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Endpoint } from '#contracts/endpoint.ts';

const folder = path.resolve(import.meta.dirname, '../../contracts');

const isEndpoint = (value: unknown): value is Endpoint => typeof value === 'object' && value !== null && 'method' in value && 'path' in value;

export async function declared(): Promise<Endpoint[]> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  const modules = await Promise.all(files.map(async (file) => Object.values((await import(path.join(folder, file))) as object)));
  return modules.flat().flatMap((value: unknown) => (typeof value === 'object' && value !== null ? Object.values(value).filter(isEndpoint) : []));
}
