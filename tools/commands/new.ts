/**
 * `pnpm new remote rewards`: creates a remote at mfe-rewards that runs, has tests and can be published.
 *
 *   --title TEXT          title in the menu and in headings
 *   --standalone FOLDER   creates it outside this workspace, with the kit and the build factory as packages
 *   --no-install          skips `pnpm install`
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { reservedSegments } from '../../api-server/src/platform/tenancy/tenant-address.rules.ts';
import { refusalOf, titleOf } from '../generate/remote-name.rules.ts';
import { writeWorkspaceRemote } from '../generate/workspace-remote.ts';
import { openLog } from '../lib/log-file.ts';
import { runProgram } from '../lib/programs.ts';
import { Fault, command, step } from '../lib/steps.ts';
import { remotes, workspace } from '../lib/workspace.ts';

const usage = 'usage: pnpm new remote NAME [--title TEXT] [--standalone FOLDER] [--no-install]';

await command(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      title: { type: 'string' },
      standalone: { type: 'string' },
      'no-install': { type: 'boolean', default: false },
    },
  });
  const [kind, name, ...rest] = positionals;
  if (kind !== 'remote' || name === undefined || rest.length > 0) throw new Fault(usage, '', 2);
  const refusal = refusalOf(name, {
    remotes: remotes.map((remote) => remote.slice('mfe-'.length)),
    addresses: reservedSegments,
  });
  if (refusal) throw new Fault(refusal, '', 2);
  const remote = { name, title: values.title ?? titleOf(name) };
  if (values.standalone !== undefined) {
    const { writeStandaloneRemote } = await import('../generate/standalone-remote.ts');
    return writeStandaloneRemote(remote, resolve(values.standalone));
  }
  const files = writeWorkspaceRemote(remote);
  if (!values['no-install']) await install();
  console.log(`\nmfe-${name}: ${files.length} files. Next:\n`);
  console.log(`  pnpm dev ${name}`);
  console.log(`  pnpm azulejo module enable ${name} --tenant aurora`);
  console.log(`  http://localhost:3000/aurora/${name}`);
});

async function install(): Promise<void> {
  await step('packages', async () => {
    const log = openLog('new');
    const { code, output } = await runProgram(
      process.env['AZULEJO_PNPM'] ?? 'pnpm',
      ['install', '--no-frozen-lockfile', '--prefer-offline'],
      { log, cwd: workspace },
    );
    if (code !== 0)
      throw new Fault(
        `pnpm install failed. Everything that was printed: ${log.path}`,
        output.split('\n').slice(-20).join('\n'),
      );
  });
}
