import { useApiQuery } from '@shared-kit/runtime/api';
import { catalogPath, getEnrollmentTree } from '@shared-kit/contracts/learning';
import type { EnrollmentTreeNode } from '@shared-kit/contracts/learning';
import { useParams, usePageTitle } from '@shared-kit/runtime/router';
import { Button, EmptyState, Icon, PageContainer, PageHeader, Skeleton, SkeletonGroup, Stack } from '@shared-kit/ui';
import { EnrollmentTree } from '../features/browse-enrollments/enrollment-tree.tsx';
import { branchAt } from '../features/browse-enrollments/enrollment-tree.rules.ts';
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
    <PageContainer>{query.data ? <Branch branch={branch} nodeCode={nodeCode} /> : <TreeSkeleton />}</PageContainer>
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
