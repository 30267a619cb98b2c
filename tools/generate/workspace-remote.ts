import { inWorkspace } from '../lib/workspace.ts';
import { copyTemplate } from './copy-template.ts';
import type { RemoteName } from './remote-name.rules.ts';

/**
 * Writes `mfe-<name>` into this workspace. No list needs an entry: commands, tests, checks and the portal find the
 * folders `mfe-*`.
 * @returns the files written
 */
export function writeWorkspaceRemote(remote: RemoteName): string[] {
  return copyTemplate('remote', inWorkspace(`mfe-${remote.name}`), remote, {
    // The template lies two folders deeper than the new remote.
    'tsconfig.json': (text) => text.replaceAll('../../../', '../'),
  });
}
