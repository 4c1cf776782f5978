/** The server's first file: refuses a Node.js too old before anything native is loaded, then starts. */
import nodeModule from 'node:module';

const OLDEST_NODE = 22;
const running = Number(process.versions.node.split('.')[0]);

if (running < OLDEST_NODE) {
  console.error(
    `Node.js ${OLDEST_NODE} or newer is needed, this is ${process.versions.node}. "npm start" brings its own.`,
  );
  process.exitCode = 1;
} else {
  // The second start finds the bundles compiled.
  nodeModule.enableCompileCache();
  // The 19 MB that a password's hash takes go back to the system at once.
  process.env.MIMALLOC_PURGE_DELAY ??= '0';
  const { start } = await import('./start.ts');
  await start();
}
