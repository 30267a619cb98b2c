import type { EnrollmentTreeNode } from '@shared-kit/contracts/learning';

/** Returns the branch that starts at a node; undefined when the person has no enrolment below it. */
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
