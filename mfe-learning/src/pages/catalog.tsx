import { useApiQuery } from '@shared-kit/runtime/api';
import { getCatalog, nodeTreePath } from '@shared-kit/contracts/learning';
import type { Node } from '@shared-kit/contracts/learning';
import { useParams, usePageTitle } from '@shared-kit/runtime/router';
import {
  Button,
  EmptyState,
  Grid,
  Icon,
  PageContainer,
  PageHeader,
  QueryStates,
  Skeleton,
  SkeletonCard,
  Stack,
} from '@shared-kit/ui';
import { labels } from '../features/browse-catalog/labels.ts';
import { ShowBlocks } from '../features/show-blocks/show-blocks.tsx';
import { TrainingBeforeEnrolling } from './catalog/training-before-enrolling.tsx';
import { ElementCard } from '../lib/element-card.tsx';
import { NotFound } from '../lib/not-found.tsx';
import { PageFailure } from '../lib/page-failure.tsx';
import { pageTrail } from '../lib/page-trail.rules.ts';
import { routeId } from '../lib/route-id.rules.ts';
import { useProgressRefresh } from '../lib/use-progress-refresh.ts';

/** Renders a catalog, or the cover of a training without an enrolment (B2.1-05). */
export function Page() {
  const { nodeCode = '', idEnrollment } = useParams();
  const enrollment = routeId(idEnrollment);
  const query = useApiQuery(
    getCatalog,
    { params: { id: nodeCode }, query: enrollment === undefined ? {} : { idEnrollment: enrollment } },
    { staleTime: 0 },
  );
  useProgressRefresh();
  usePageTitle(query.data?.title, query.data && pageTrail(query.data));
  if (query.error?.status === 404 && !query.data) return <NotFound title={labels.notFound} />;
  if (query.error && !query.data) return <PageFailure query={query} />;
  return (
    <PageContainer>
      <QueryStates query={query} skeleton={<CatalogSkeleton />}>
        {(node) => <CatalogNode key={nodeCode} node={node} nodeCode={nodeCode} />}
      </QueryStates>
    </PageContainer>
  );
}

function CatalogNode({ node, nodeCode }: { node: Node; nodeCode: string }) {
  if (node.lock?.reason === 'RESTRICTED') {
    return (
      <EmptyState
        isPage
        icon={<Icon name="lock" size={28} />}
        title={labels.restricted}
        description={node.lock.message}
        action={<Button to="/">{labels.seeOthers}</Button>}
      />
    );
  }
  if (node.nodeType === 'ORGANIZATION') return <Catalog node={node} />;
  return <TrainingBeforeEnrolling node={node} nodeCode={nodeCode} />;
}

function Catalog({ node }: { node: Node }) {
  const catalogs = node.childNodes.filter((child) => child.nodeType === 'ORGANIZATION');
  return (
    <>
      <PageHeader
        title={node.title}
        description={node.description}
        actions={
          node.nodeCode !== null && (
            <Button variant="secondary" icon={<Icon name="training" size={18} />} to={nodeTreePath(node.nodeCode)}>
              {labels.mine}
            </Button>
          )
        }
      />
      <Stack gap={10}>
        {catalogs.length > 0 && (
          <Grid label={labels.inside}>
            {catalogs.map((child) => (
              <ElementCard key={child.idElement} element={child} headingLevel={2} />
            ))}
          </Grid>
        )}
        <ShowBlocks page={{ nodeCode: node.nodeCode ?? '', blocks: node.blocks }} />
      </Stack>
    </>
  );
}

function CatalogSkeleton() {
  return (
    <Stack gap={6}>
      <Skeleton height="3rem" width="60%" />
      <Grid>
        {[1, 2, 3, 4].map((key) => (
          <SkeletonCard key={key} kind="training" />
        ))}
      </Grid>
    </Stack>
  );
}
