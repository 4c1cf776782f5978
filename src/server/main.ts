/** The server's first file: refuses a Node.js too old before anything native is loaded, then starts. */
import nodeModule from 'node:module';

// What visitors wrote is for the user of the server alone.
process.umask(0o077);

/** As in package.json's `engines`. */
const OLDEST_NODE = { major: 22, minor: 22 };
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

if (major < OLDEST_NODE.major || (major === OLDEST_NODE.major && minor < OLDEST_NODE.minor)) {
  console.error(
    `Node.js ${OLDEST_NODE.major}.${OLDEST_NODE.minor} or newer is needed, this is ${process.versions.node}. "npm start" brings its own, node_modules/.bin/node.`,
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
