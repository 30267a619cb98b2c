/** `node tools/server/build.ts`: builds the bundle of the server when its inputs have changed (docs/adr/0035). */
import { command } from '../lib/steps.ts';
import { buildServer } from './build-server.ts';

await command(async () => buildServer());
