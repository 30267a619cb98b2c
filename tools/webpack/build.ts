/** `node tools/webpack/build.ts host-shell mfe-store …`: builds the named parts, one after the other. */
import { resolve } from 'node:path';
import { buildFolder } from './build-folder.ts';

const workspace = resolve(import.meta.dirname, '../..');

for (const part of process.argv.slice(2)) {
  const started = Date.now();
  const errors = await buildFolder(resolve(workspace, part));
  if (errors !== '') {
    console.error(errors);
    process.exit(1);
  }
  console.log(`${part} built in ${((Date.now() - started) / 1000).toFixed(1)} s`);
}
