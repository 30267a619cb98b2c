import { inWorkspace } from '../lib/workspace.ts';
import { copyTemplate } from './copy-template.ts';
import type { RemoteName } from './remote-name.rules.ts';

/**
 * Writes `mfe-<name>` into this workspace. Nothing else has to know of it: commands, tests, checks and the portal go by the
 * folders `mfe-*`.
 * @returns the files written
 */
export function writeWorkspaceRemote(remote: RemoteName): string[] {
  return copyTemplate('remote', inWorkspace(`mfe-${remote.name}`), remote, {
    // The template lies two folders deeper than what becomes of it.
    'tsconfig.json': (text) => text.replaceAll('../../../', '../'),
  });
}
