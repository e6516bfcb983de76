import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{contracts,i18n,server,web,scripts}/**/*.test.{ts,tsx}'],
    pool: 'forks',
    maxWorkers: 2,
  },
});
