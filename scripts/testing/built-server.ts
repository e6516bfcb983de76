// The whole server with the built pages, for tests of what it sends.
import path from 'node:path';
import { builtPages, servePages } from '#server/platform/pages/pages.ts';
import { testApp, type TestApp, type TestAppOptions } from '#server/testing/app.ts';
import { buildPages } from '#scripts/pages/build-pages.ts';

export const publicUrl = 'https://uthan.example';
/** Whatever comes first builds the pages. */
export const buildTimeoutMs = 600_000;

export async function builtServer({ env, ...options }: TestAppOptions = {}): Promise<TestApp> {
  await buildPages();
  const built = await builtPages(path.resolve(import.meta.dirname, '../..'));
  return testApp({ ...options, env: { PUBLIC_URL: publicUrl, ...env }, pages: (app) => servePages(app, { ...built, mode: 'production', publicUrl }) });
}
