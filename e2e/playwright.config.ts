// Journeys through the real product in a real browser. `npm run e2e`, or one of them: `npm run e2e first-visit`.
import { defineConfig } from '@playwright/test';
import { browserLaunch } from './support/chromium.ts';

// The whole run may try one again, in a browser and a product of its own, and names it: see docs/decisions/0101-the-whole-test-in-two-lanes.md.
const retries = Number(process.env['JOURNEY_RETRIES'] ?? 0);

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.journey.ts',
  globalSetup: './support/global-setup.ts',
  outputDir: '../.cache/journeys',
  fullyParallel: false,
  workers: 2,
  retries,
  forbidOnly: true,
  timeout: 60_000,
  // So that a run that hangs still tells what it found.
  globalTimeout: 20 * 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    launchOptions: await browserLaunch(),
    // A trace costs a seventh of the time: where there is a second try, only that one has it.
    trace: retries > 0 ? 'on-first-retry' : 'retain-on-failure',
    screenshot: 'only-on-failure',
    // What journeys intercept would go through the worker instead; those about it allow it.
    serviceWorkers: 'block',
    locale: 'bn-BD',
    timezoneId: 'Asia/Dhaka',
  },
});
