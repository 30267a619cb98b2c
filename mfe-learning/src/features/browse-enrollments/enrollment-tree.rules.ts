import type { EnrollmentTreeNode } from '@shared-kit/contracts/learning';

/** Returns the branch that starts at a node; undefined when the person has no enrolment below it. */
export function branchAt(tree: readonly EnrollmentTreeNode[], nodeCode: string): EnrollmentTreeNode | undefined {
  for (const node of tree) {
    const found = node.nodeCode === nodeCode ? node : branchAt(node.childNodes, nodeCode);
    if (found) return found;
  }
  return undefined;
}

/** Returns the tree without the branch that starts at a node, and without the catalogs that are empty without it. */
export function treeWithout(tree: readonly EnrollmentTreeNode[], nodeCode: string): EnrollmentTreeNode[] {
  return tree
    .filter((node) => node.nodeCode !== nodeCode)
    .map((node) => ({ ...node, childNodes: treeWithout(node.childNodes, nodeCode) }))
    .filter((node) => countTrainings(node) > 0);
}

export function countTrainings({ enrollment, childNodes }: EnrollmentTreeNode): number {
  return childNodes.reduce((sum, child) => sum + countTrainings(child), enrollment ? 1 : 0);
}
