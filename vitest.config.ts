import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}'],
          exclude: ['src/e2e/**'],
          // Some attack the built server.
          globalSetup: ['src/testing/build-once.ts'],
          testTimeout: 30_000,
          maxWorkers: '100%',
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'browser',
          include: ['src/e2e/**/*.test.ts'],
          globalSetup: ['src/testing/build-once.ts'],
          testTimeout: 30_000,
          hookTimeout: 30_000,
          maxWorkers: 1,
        },
      },
    ],
  },
});
