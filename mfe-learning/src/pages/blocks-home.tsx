import { useApiQuery } from '@shared-kit/runtime/api';
import { getNode } from '@shared-kit/contracts/learning';
import { useActiveSession } from '@shared-kit/runtime/session';
import { PageContainer, QueryStates, Row, Skeleton, SkeletonCard, Stack, VisuallyHidden } from '@shared-kit/ui';
import { usePageTitle } from '@shared-kit/runtime/router';
import { ShowBlocks } from '../features/show-blocks/show-blocks.tsx';
import { PageFailure } from '../lib/page-failure.tsx';
import { usePendingProgress } from '../lib/use-pending-progress.ts';
import { useProgressRefresh } from '../lib/use-progress-refresh.ts';

/** The heading is the name that the menu gives the page (B2.3-01). */
const title = 'Home';

/** Home page ('/') of a tenant whose home consists of blocks. */
export function SlotComponent() {
  const { viewer } = useActiveSession();
  const query = useApiQuery(getNode, { params: { id: String(viewer.idCompany) } }, { staleTime: 0 });
  usePendingProgress();
  useProgressRefresh();
  usePageTitle(title);
  if (query.error && !query.data) return <PageFailure query={query} />;
  return (
    <PageContainer>
      <QueryStates query={query} skeleton={<HomeSkeleton />}>
        {(home) => (
          <>
            <VisuallyHidden>
              <h1>{title}</h1>
            </VisuallyHidden>
            <ShowBlocks page={{ nodeCode: home.nodeCode ?? '', blocks: home.blocks }} />
          </>
        )}
      </QueryStates>
    </PageContainer>
  );
}

function HomeSkeleton() {
  return (
    <Stack gap={8}>
      <Skeleton ratio="21/9" />
      <Row title="Carregando">
        {[1, 2, 3, 4].map((key) => (
          <SkeletonCard key={key} kind="training" />
        ))}
      </Row>
    </Stack>
  );
}
