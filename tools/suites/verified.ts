import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { trackedFiles } from '../lib/ledger.ts';
import { inWorkspace, workspace } from '../lib/workspace.ts';
import type { Verified } from './suite.ts';

/** Files that every suite depends on besides its own folders. */
const always = /^([^/]+|tools\/(jest|lib|suites)\/.+)$/;

interface Place {
  readonly root?: string;
  /** Relative to the root. */
  readonly files?: readonly string[];
  /** Folder that stores the parts that passed. */
  readonly memory?: string;
}

/** Stores nothing. */
export const neverVerified: Verified = { before: () => undefined, remember: () => undefined };

export function openVerified({
  root = workspace,
  files = trackedFiles(),
  memory = inWorkspace('.build/verified'),
}: Place = {}): Verified {
  const contents = new Map<string, Buffer | undefined>();
  const hashes = new Map<string, string>();
  return {
    before(part, folders = ['']) {
      const hash = createHash('sha256').update(process.version);
      for (const file of files) {
        if (!always.test(file) && !folders.some((each) => each === '' || file.startsWith(`${each}/`))) continue;
        if (!contents.has(file)) contents.set(file, contentOf(join(root, file)));
        hash
          .update(file)
          .update('\0')
          .update(contents.get(file) ?? 'missing')
          .update('\0');
      }
      const current = hash.digest('hex');
      hashes.set(part, current);
      const last = lastPass(`${memory}/${part}.json`);
      return last?.hash === current ? { passed: last.passed, failed: 0, faults: [], cached: last.passed } : undefined;
    },
    remember(part, { passed, failed, leftOut }) {
      const hash = hashes.get(part);
      if (hash === undefined || failed > 0 || passed === 0 || leftOut !== undefined) return;
      const path = `${memory}/${part}.json`;
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, JSON.stringify({ hash, passed } satisfies Pass));
    },
  };
}

interface Pass {
  readonly hash: string;
  readonly passed: number;
}

function lastPass(path: string): Pass | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Pass;
  } catch {
    return undefined;
  }
}

function contentOf(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch {
    return undefined;
  }
}
