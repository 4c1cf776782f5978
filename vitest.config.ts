import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Small files that take long. Files start by their size, so one of these would run alone at the end. */
const LONG_FILES = [
  'testing/simulation/simulation.test.ts',
  'testing/simulation-options.test.ts',
  'src/env-file.test.ts',
  'hostile/slow-patterns.test.ts',
  'hostile/http-connections.test.ts',
  'e2e/pages/a11y.test.ts',
  'e2e/hostile/payloads.test.ts',
];

class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => Number(!LONG_FILES.some((file) => moduleId.endsWith(file)));
    const sorted = await super.sort(files);
    return sorted.sort((a, b) => a.project.name.localeCompare(b.project.name) || rank(a) - rank(b));
  }
}

const common = {
  // Tests of both projects start the built server.
  globalSetup: ['src/testing/build-once.ts'],
  // Limits end what hangs; a busy machine must not reach them.
  testTimeout: 240_000,
  hookTimeout: 240_000,
  // Below the limit of a step in the browser. The default, a second, is too short on a busy machine.
  expect: { poll: { timeout: 40_000 } },
  // Files share their modules: loading the server again for each file took half of the unit tests' time. So a test keeps
  // what it changes in its own app and folder, and restores what it replaces.
  isolate: false,
  // React as it is deployed: its development version takes longer to draw a page.
  env: { NODE_ENV: 'production' },
  // Node loads the sources itself: as Vite's modules, each use of an import is a call of a getter, and each file is transformed for each run.
  experimental: { viteModuleRunner: false, nodeLoader: false },
  execArgv: [
    `--import=${new URL('src/testing/load-tsx.mjs', import.meta.url)}`,
    // Each test makes an app and drops it: with more room for new objects, collecting them takes less of the time.
    '--max-semi-space-size=64',
  ],
  // Tests wait for servers, timers and the disk, so more workers than cores; a percentage would be limited to the cores.
  maxWorkers: Math.ceil(availableParallelism() * 1.5),
};

export default defineConfig({
  test: {
    sequence: { sequencer: LongFilesFirst },
    projects: [
      { test: { ...common, name: 'unit', include: ['src/**/*.test.{ts,tsx}'], exclude: ['src/e2e/**'] } },
      { test: { ...common, name: 'browser', include: ['src/e2e/**/*.test.ts'] } },
    ],
  },
});
