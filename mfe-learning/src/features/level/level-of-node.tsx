import { useApiQuery } from '@shared-kit/runtime/api';
import { catalogPath, getCatalog, levelPath } from '@shared-kit/contracts/learning';
import type { Node } from '@shared-kit/contracts/learning';
import { Navigate } from '@shared-kit/runtime/router';
import { PageContainer, Skeleton, SkeletonGroup } from '@shared-kit/ui';
import { NotFound } from '../../lib/not-found.tsx';
import { PageFailure } from '../../lib/page-failure.tsx';
import { labels } from './labels.ts';

/**
 * Navigates to the person's own level of a node: in their enrolment in the node, or in the training above it (B2.1-03).
 */
export function LevelOfNode({ nodeCode }: { nodeCode: string }) {
  const query = useApiQuery(getCatalog, { params: { id: nodeCode }, query: {} }, { staleTime: 0 });
  const node = query.data;
  const training = node && isPartOfTraining(node) ? (node.parentNodes.at(-1)?.nodeCode ?? nodeCode) : nodeCode;
  const above = useApiQuery(
    getCatalog,
    { params: { id: training }, query: {} },
    { staleTime: 0, enabled: training !== nodeCode },
  );
  const failed = query.error ? query : above;
  if (failed.error)
    return failed.error.status === 404 ? <NotFound title={labels.notFound} /> : <PageFailure query={failed} />;
  const enrolledNode = training === nodeCode ? node : above.data;
  if (!node || !enrolledNode) {
    return (
      <PageContainer>
        <SkeletonGroup>
          <Skeleton height="14rem" />
        </SkeletonGroup>
      </PageContainer>
    );
  }
  return <Navigate to={placeOf(node, enrolledNode)} replace />;
}

function isPartOfTraining(node: Node): boolean {
  return node.nodeType === 'LEARNING' && node.entryPoint === 0 && node.enrollment === null;
}

/** Returns the path of the person's level, or of the catalog page when they are not enrolled. */
function placeOf(node: Node, enrolledNode: Node): string {
  const code = enrolledNode.nodeCode ?? '';
  if (!enrolledNode.enrollment) return catalogPath(code);
  const part = node.nodeCode === enrolledNode.nodeCode ? undefined : (node.nodeCode ?? undefined);
  return levelPath(enrolledNode.enrollment.idEnrollment, part);
}
