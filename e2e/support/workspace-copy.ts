import { cpSync, existsSync, globSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { trackedFiles } from '../../tools/lib/ledger.ts';
import { openLog } from '../../tools/lib/log-file.ts';
import { runNode } from '../../tools/lib/programs.ts';
import { inWorkspace } from '../../tools/lib/workspace.ts';

/** Writable copy of this workspace. Its packages are links to the original's. */
export interface WorkspaceCopy {
  readonly folder: string;
  /** Runs a Node program in the copy, or in a folder of it; a failure fails the test. */
  run(
    args: readonly string[],
    options?: { readonly folder?: string; readonly env?: NodeJS.ProcessEnv },
  ): Promise<string>;
  remove(): void;
}

const notNeeded = /^(demo|docs|deploy|bench|e2e\/specs)\/|^node_modules$/;

export function copyWorkspace(): WorkspaceCopy {
  const folder = mkdtempSync(join(tmpdir(), 'azulejo-workspace-'));
  for (const file of trackedFiles()) {
    if (notNeeded.test(file) || !existsSync(inWorkspace(file))) continue;
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(inWorkspace(file), join(folder, file));
  }
  symlinkSync(inWorkspace('node_modules'), join(folder, 'node_modules'));
  for (const packages of globSync(['*/node_modules', 'shared-kit/*/node_modules'], { cwd: inWorkspace() }))
    linkLike(folder, dirname(packages));
  return {
    folder,
    async run(args, options = {}) {
      const { code, output } = await runNode(args, {
        log: openLog('workspace-copy'),
        cwd: join(folder, options.folder ?? ''),
        env: { ...process.env, FORCE_COLOR: '0', ...options.env },
      });
      if (code !== 0) throw new Error(`node ${args.join(' ')} ended with ${code}:\n${output}`);
      return output;
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Links the packages that `pnpm install` would link for a package of a copy: its own, or those of one with the same dependencies. */
export function linkLike(folder: string, part: string, like = part): void {
  cpSync(inWorkspace(like, 'node_modules'), join(folder, part, 'node_modules'), {
    recursive: true,
    verbatimSymlinks: true,
  });
}
