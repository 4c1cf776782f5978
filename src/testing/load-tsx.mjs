/**
 * Node runs the sources as they are, but for JSX, which this transforms. Preloaded in each worker of `vitest`.
 *
 * Threads that a test starts preload it too. So it is JavaScript, and loads what transforms with the first file that needs it.
 */
import { readFileSync } from 'node:fs';
import { createRequire, registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);

registerHooks({
  load(url, context, next) {
    // Vitest adds a time to the address of a test.
    if (!new URL(url).pathname.endsWith('.tsx')) return next(url, context);
    const path = fileURLToPath(url);
    const { code, errors } = require('rolldown/utils').transformSync(path, readFileSync(path, 'utf8'));
    if (errors.length > 0) throw errors[0];
    return { format: 'module', source: code, shortCircuit: true };
  },
});
