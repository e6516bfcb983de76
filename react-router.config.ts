import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'web',
  // scripts/pages/build-pages.ts gives each build a folder of its own.
  buildDirectory: process.env['BUILD_DIRECTORY'] ?? 'build/unnamed',
  ssr: true,
} satisfies Config;
