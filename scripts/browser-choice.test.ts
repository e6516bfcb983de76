import path from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { browserLaunch } from '#e2e/support/chromium.ts';

afterEach(() => vi.unstubAllEnvs());

const hasPacked = process.platform === 'linux' && process.arch === 'x64';

test.runIf(hasPacked)('journeys drive the browser that CHROMIUM_PATH names, or the one of the dependencies although another is installed', async () => {
  vi.stubEnv('CHROMIUM_PATH', process.execPath);
  expect((await browserLaunch()).executablePath).toBe(process.execPath);
  vi.stubEnv('CHROMIUM_PATH', 'packed');
  expect((await browserLaunch()).executablePath).toMatch(new RegExp(`${path.join('.cache', 'chromium')}-[\\d.]+${path.sep}chromium$`));
});
