import { createHash } from 'node:crypto';
import type { ShellBuild } from './shell-build.service.ts';

/** First part of a page and the policy of its header: equal for everybody who opens this kind of page of the tenant. */
export interface PageHead {
  readonly html: string;
  readonly contentSecurityPolicy: string;
}

/** A head takes about 70 KB; a tenant has one for each look of a first view. */
const mostHeads = 200;

/** Heads by shell build and hash of what they are built from. The one that was used longest ago comes first. */
const known = new WeakMap<ShellBuild, Map<string, PageHead>>();

/**
 * Returns the head that was built from the same inputs before, or builds it. Nothing else tells heads apart, so that a
 * change of a company, a release or the shell gives a new one with the next page, on every node.
 *
 * @param inputs everything besides the shell build that the head depends on
 */
export function headOnce(shell: ShellBuild, inputs: readonly unknown[], build: () => PageHead): PageHead {
  const heads = known.get(shell) ?? new Map<string, PageHead>();
  known.set(shell, heads);
  const key = createHash('sha256').update(JSON.stringify(inputs)).digest('base64url');
  const head = heads.get(key) ?? build();
  heads.delete(key);
  heads.set(key, head);
  const [oldest = ''] = heads.keys();
  if (heads.size > mostHeads) heads.delete(oldest);
  return head;
}
