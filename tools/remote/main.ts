#!/usr/bin/env node
/**
 * Runs the commands of a remote in a separate repository: `azulejo-remote …` in its folder.
 *
 *   build                              builds into dist, with the release record
 *   dev --portal URL [--port 3004]     rebuilds at every change and serves to a deployed portal
 *   publish                            publishes to the registry of AZULEJO_SERVER, with the deploy token AZULEJO_TOKEN
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildName } from '../release/build-name.ts';

const directory = process.cwd();
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { portal: { type: 'string' }, port: { type: 'string', default: '3004' } },
});

const commands: Readonly<Record<string, () => Promise<void>>> = {
  async build() {
    process.env['NODE_ENV'] ??= 'production';
    const { buildFolder } = await import('../webpack/build-folder.ts');
    const errors = await buildFolder(directory);
    if (errors !== '') throw new Error(errors);
    console.log(`${nameOf()} built into dist`);
  },
  async dev() {
    if (values.portal === undefined) throw new Error('usage: npm run dev -- --portal https://portal.example/aurora');
    const { developAgainst } = await import('./develop-against.ts');
    await developAgainst({
      directory,
      remote: buildName(directory).remote,
      portal: values.portal,
      port: Number(values.port),
    });
  },
  async publish() {
    const { publishBuild } = await import('./publish-build.ts');
    const { AZULEJO_SERVER: server, AZULEJO_TOKEN: token } = process.env;
    if (!server || !token)
      throw new Error('AZULEJO_SERVER names the portal to publish to, AZULEJO_TOKEN a deploy token of this remote');
    const { remote, version, isNew, isStable } = await publishBuild(join(directory, 'dist'), { server, token });
    console.log(
      `${remote}@${version} ${isNew ? 'is published' : 'was published already'}${isStable ? ' and on stable' : ''}`,
    );
  },
};

function nameOf(): string {
  const { remote, version } = buildName(directory);
  return `${remote}@${version}`;
}

try {
  const command = commands[positionals[0] ?? ''];
  if (!command) throw new Error('usage: azulejo-remote build|dev|publish');
  await command();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
