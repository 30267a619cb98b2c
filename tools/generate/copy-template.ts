import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inWorkspace } from '../lib/workspace.ts';
import { renamed } from './remote-name.rules.ts';
import type { RemoteName } from './remote-name.rules.ts';

type Rewrite = (text: string) => string;

/**
 * Writes the files of a template below `tools/templates` into a folder, under the new remote's name. `rewrites` changes
 * single files; a null result leaves a file out.
 */
export function copyTemplate(
  template: string,
  into: string,
  remote: RemoteName,
  rewrites: Readonly<Record<string, Rewrite | null>> = {},
): string[] {
  const from = inWorkspace('tools/templates', template);
  const files = globSync('**/*', {
    cwd: from,
    withFileTypes: true,
    exclude: (entry) => ['node_modules', 'dist'].includes(entry.name),
  })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(from.length + 1))
    .filter((file) => rewrites[file] !== null)
    .toSorted();
  return files.map((file) => {
    const rewrite = rewrites[file] ?? ((text: string) => text);
    const path = join(into, renamed(file, remote));
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, renamed(rewrite(readFileSync(join(from, file), 'utf8')), remote));
    return path;
  });
}
