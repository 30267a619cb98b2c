import type { EnrollmentTreeNode } from 'shared-kit/contracts/learning';

/** The branch that begins at a node; undefined where the person is in nothing below it. */
export function branchAt(tree: readonly EnrollmentTreeNode[], nodeCode: string): EnrollmentTreeNode | undefined {
  for (const node of tree) {
    const found = node.nodeCode === nodeCode ? node : branchAt(node.childNodes, nodeCode);
    if (found) return found;
  }
  return undefined;
}

export function countTrainings({ enrollment, childNodes }: EnrollmentTreeNode): number {
  return childNodes.reduce((sum, child) => sum + countTrainings(child), enrollment ? 1 : 0);
}
