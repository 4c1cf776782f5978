import { defineConfig } from 'vitest/config';

const common = {
  // Tests of both projects start the built server.
  globalSetup: ['src/testing/build-once.ts'],
  // Limits end what hangs; a busy machine must not reach them.
  testTimeout: 120_000,
  hookTimeout: 120_000,
  // Below the limit of a step in the browser. The default, a second, is too short on a busy machine.
  expect: { poll: { timeout: 20_000 } },
  // Files share their modules: loading the server again for each file took half of the unit tests' time. So a test keeps
  // what it changes in its own app and folder, and restores what it replaces.
  isolate: false,
  // Tests wait for servers, timers and the disk, so more workers than cores. Projects of one group run side by side, the longest files first.
  maxWorkers: '150%',
};

export default defineConfig({
  test: {
    projects: [
      { test: { ...common, name: 'unit', include: ['src/**/*.test.{ts,tsx}'], exclude: ['src/e2e/**'] } },
      { test: { ...common, name: 'browser', include: ['src/e2e/**/*.test.ts'] } },
    ],
  },
});
