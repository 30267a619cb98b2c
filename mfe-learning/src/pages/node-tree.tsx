import { useApiQuery } from '@shared-kit/runtime/api';
import { catalogPath, getEnrollmentTree } from '@shared-kit/contracts/learning';
import type { EnrollmentTreeNode } from '@shared-kit/contracts/learning';
import { useParams, usePageTitle } from '@shared-kit/runtime/router';
import { Button, EmptyState, Icon, PageContainer, PageHeader, Skeleton, SkeletonGroup, Stack } from '@shared-kit/ui';
import { EnrollmentTree } from '../features/browse-enrollments/enrollment-tree.tsx';
import { branchAt, treeWithout } from '../features/browse-enrollments/enrollment-tree.rules.ts';
import { labels } from '../features/browse-enrollments/labels.ts';
import { PageFailure } from '../lib/page-failure.tsx';
import { useProgressRefresh } from '../lib/use-progress-refresh.ts';

/** Renders the person's trainings below a catalog (B2.1-04). */
export function Page() {
  const { nodeCode = '' } = useParams();
  const query = useApiQuery(getEnrollmentTree, {}, { staleTime: 0 });
  useProgressRefresh();
  const branch = query.data && branchAt(query.data.nodeTree, nodeCode);
  usePageTitle(labels.title);
  if (query.error && !query.data) return <PageFailure query={query} />;
  return (
    <PageContainer>
      {query.data ? (
        <Stack gap={8}>
          <div>
            <Branch branch={branch} nodeCode={nodeCode} />
          </div>
          <Others nodes={treeWithout(query.data.nodeTree, nodeCode)} />
        </Stack>
      ) : (
        <TreeSkeleton />
      )}
    </PageContainer>
  );
}

function Branch({ branch, nodeCode }: { branch: EnrollmentTreeNode | undefined; nodeCode: string }) {
  if (!branch) {
    return (
      <EmptyState
        isPage
        icon={<Icon name="training" size={28} />}
        title={labels.none}
        description={labels.noneHint}
        action={<Button to={nodeCode === 'home' ? '/' : catalogPath(nodeCode)}>{labels.seeCatalog}</Button>}
      />
    );
  }
  // A training shows its own branch.
  const nodes = branch.enrollment ? [branch] : branch.childNodes;
  return (
    <>
      <PageHeader
        title={labels.title}
        {...(branch.enrollment || branch.nodeCode === 'home' ? {} : { description: labels.here(branch.title) })}
      />
      <EnrollmentTree nodes={nodes} />
    </>
  );
}

/** Renders the person's trainings outside the catalog of the address, without the catalog of everything around them. */
function Others({ nodes }: { nodes: readonly EnrollmentTreeNode[] }) {
  const shown = nodes.flatMap((node) => (node.nodeCode === 'home' ? node.childNodes : [node]));
  if (shown.length === 0) return null;
  return (
    <Stack as="section" gap={3}>
      <h2>{labels.others}</h2>
      <EnrollmentTree nodes={shown} />
    </Stack>
  );
}

function TreeSkeleton() {
  return (
    <SkeletonGroup>
      <Stack gap={4}>
        <Skeleton height="3rem" width="60%" />
        <Skeleton height="3rem" />
        <Skeleton height="3rem" />
        <Skeleton height="3rem" />
      </Stack>
    </SkeletonGroup>
  );
}
