/** The server's first file: checks the version of Node.js before native code is loaded, then starts. */
import nodeModule from 'node:module';

// Only the user of the server may read what visitors wrote.
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
  // The next start reuses the compiled bundles.
  nodeModule.enableCompileCache();
  // Argon2's allocator returns the 19 MB of a password hash to the system at once.
  process.env.MIMALLOC_PURGE_DELAY ??= '0';
  const { start } = await import('./start.ts');
  await start();
}
