import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Lock } from '@shared-kit/contracts/delivery';
import { openLog } from '../../../tools/lib/log-file.ts';
import { runNode } from '../../../tools/lib/programs.ts';
import { inWorkspace } from '../../../tools/lib/workspace.ts';
import { ownPortalTest as base } from '../../support/own-portal.ts';
import { buildOf, writeVariant } from '../../support/release-variant.ts';
import { expect } from '../../support/test.ts';

/** Runs `npm test -- --lock`, with its own portal and Playwright inside this test, on one short cross-remote test. */
const test = base.extend<{ replay(lock: Lock, ...args: string[]): Promise<{ code: number; output: string }> }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from this pattern
  replay: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'azulejo-replay-'));
    await use((lock, ...args) => {
      const file = join(folder, 'lock.json');
      writeFileSync(file, JSON.stringify(lock));
      const command = [
        inWorkspace('tools/commands/test.ts'),
        '--lock',
        file,
        '--grep',
        'a module that is off',
        ...args,
      ];
      return runNode(command, {
        log: openLog('lock-replay'),
        env: { ...process.env, AZULEJO_DATA: join(folder, 'nothing') },
      });
    });
    rmSync(folder, { recursive: true, force: true });
  },
});

test.describe.configure({ mode: 'default', timeout: 240_000 });

async function lockOf(azulejo: (...args: string[]) => Promise<string>, tenant: string): Promise<Lock> {
  return JSON.parse(await azulejo('lock', '--tenant', tenant)) as Lock;
}

test('a lock with a changed record, or whose source serves other bytes, is not replayed', async ({
  azulejo,
  replay,
}) => {
  const lock = await lockOf(azulejo, 'horizonte');
  const [name = '', release] = Object.entries(lock.remotes)[0] ?? [];
  if (!release) throw new Error('horizonte has remotes');
  const changed = await replay({ ...lock, remotes: { [name]: { ...release, version: '9.9.9' } } });
  expect(changed).toMatchObject({
    code: 1,
    output: expect.stringContaining('is not what was signed: its record was changed'),
  });
  const elsewhere = await replay({ ...lock, remotes: { [name]: { ...release, baseUrl: 'http://localhost:1/' } } });
  expect(elsewhere).toMatchObject({ code: 1, output: expect.stringContaining("can't be reached") });
});

test('the cross-remote tests run on exactly the remotes of a lock, and on those with one candidate', async ({
  azulejo,
  replay,
}, testInfo) => {
  await azulejo('module', 'disable', 'store', '--tenant', 'horizonte');
  const lock = await lockOf(azulejo, 'horizonte');
  const replayed = await replay(lock);
  expect(replayed.output).toContain('1 passed, 0 failed');
  expect(replayed.output).toContain('Left out: tests that need mfe-store: not in the lock');
  for (const { remote, version } of Object.values(lock.remotes))
    expect(replayed.output).toContain(`${remote}@${version}`);
  expect(replayed.code).toBe(0);

  const candidate = writeVariant(buildOf('mfe-journey'), testInfo.outputPath('journey'), { version: '9.9.9' });
  const record = join(candidate, 'azulejo-release.json');
  writeFileSync(record, readFileSync(record, 'utf8').replaceAll('Minha jornada', 'Minha trilha'));
  const withCandidate = await replay(lock, '--candidate', candidate);
  expect(withCandidate).toMatchObject({ code: 1, output: expect.stringContaining('0 passed, 1 failed') });
  expect(withCandidate.output).toContain('mfe-journey@9.9.9');

  const unfinished = await replay(lock, '--candidate', testInfo.outputPath());
  expect(unfinished).toMatchObject({ code: 2, output: expect.stringContaining('is no finished build') });
});
