import { packageFolders } from '../lib/workspace-packages.ts';
import { kitPackages, remotes } from '../lib/workspace.ts';
import { runJest } from './jest-run.ts';
import type { Suite } from './suite.ts';
import { sum } from './suite.ts';

const testedKit = kitPackages.filter((name) => name !== 'testing').map((name) => `shared-kit/${name}`);
const packages = [...testedKit, 'host-shell', ...remotes];

export const unit: Suite = {
  id: 'unit',
  title: 'unit tests',
  async run(context) {
    const { verified, grep } = context;
    const partOf = (name: string): string => `unit-${name.replaceAll('/', '-')}`;
    const before = packages.map((name) =>
      grep === undefined ? verified.before(partOf(name), packageFolders(name)) : undefined,
    );
    const projects = packages.filter((_, index) => before[index] === undefined);
    if (projects.length === 0) return sum(before.flatMap((each) => each ?? []));
    const outcome = await runJest(context, { projects });
    if (grep === undefined) for (const name of projects) verified.remember(partOf(name), outcome.inFolder(name));
    return sum([...before.flatMap((each) => each ?? []), outcome]);
  },
};
