import { existsSync, readFileSync, statSync } from 'node:fs';
import { buildChangedParts } from '../lib/build-parts.ts';
import { inWorkspace, remotes } from '../lib/workspace.ts';
import { packageListFile } from '../webpack/package-list-plugin.ts';
import type { PackageList } from '../webpack/package-list-plugin.ts';
import type { Outcome, Suite } from './suite.ts';
import { sum } from './suite.ts';
import { packagesTwice } from './packages-twice.rules.ts';
import { pageBudgets } from './page-budgets.ts';

const kilobyte = 1024;

/** Limits in bytes over the network that a person waits for. */
const limits = {
  remoteEntry: 10 * kilobyte,
  firstView: 90 * kilobyte,
} as const;

interface BuiltRelease {
  readonly entry: string;
  readonly preloads: Readonly<Record<string, readonly string[]>>;
}

export const budgets: Suite = {
  id: 'budgets',
  title: 'budgets',
  async run({ log, note }) {
    await buildChangedParts(log);
    const outcomes = [
      ...remotes.flatMap((remote) => [remoteEntry(remote), ...firstViews(remote)]),
      noPackageTwice(),
      await pageBudgets({ note }),
    ];
    return sum(outcomes);
  },
};

function remoteEntry(remote: string): Outcome {
  const { entry } = readJson<BuiltRelease>(`${remote}/dist/azulejo-release.json`);
  return within(`entry of ${remote} (gzip)`, limits.remoteEntry, bytes(remote, [entry], '.gz'));
}

/**
 * Checks the size of what each page or slot component loads: the entry, the exposed module and its own scripts and
 * styles.
 */
function firstViews(remote: string): Outcome[] {
  const { entry, preloads } = readJson<BuiltRelease>(`${remote}/dist/azulejo-release.json`);
  const { '*': own = [], ...views } = preloads;
  return Object.entries(views).map(([view, files]) =>
    within(
      `first view of ${remote}: ${view} (gzip)`,
      limits.firstView,
      bytes(remote, [...new Set([entry, ...own, ...files])], '.gz'),
    ),
  );
}

function noPackageTwice(): Outcome {
  const lists = Object.fromEntries(
    ['host-shell', ...remotes].map((part) => [
      part,
      JSON.parse(readFileSync(packageListFile(part), 'utf8')) as PackageList,
    ]),
  );
  const twice = packagesTwice(lists['host-shell'] ?? {}, lists);
  return twice.length === 0
    ? { passed: 1, failed: 0, faults: [] }
    : { passed: 0, failed: 1, faults: [['A page would load a package twice:', ...twice].join('\n  ')] };
}

function within(what: string, limit: number, actual: number): Outcome {
  if (actual <= limit) return { passed: 1, failed: 0, faults: [] };
  return { passed: 0, failed: 1, faults: [`${what}: ${kilobytes(actual)}, the budget is ${kilobytes(limit)}`] };
}

/** Returns the size over the network. A file that is too small to compress has no compressed copy. */
function bytes(part: string, files: readonly string[], suffix: '.br' | '.gz'): number {
  const sizes = files.map((file) => {
    const path = inWorkspace(part, 'dist', file);
    return statSync(existsSync(path + suffix) ? path + suffix : path).size;
  });
  return sizes.reduce((total, size) => total + size, 0);
}

function kilobytes(size: number): string {
  return `${(size / kilobyte).toFixed(1)} KB`;
}

function readJson<T>(path: string): T {
  return JSON.parse(readFileSync(inWorkspace(path), 'utf8')) as T;
}
