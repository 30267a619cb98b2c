import { useApiQuery } from '@shared-kit/runtime/api';
import { catalogPath, getCardList } from '@shared-kit/contracts/learning';
import { useParams, usePageTitle } from '@shared-kit/runtime/router';
import {
  EmptyState,
  Grid,
  Icon,
  PageContainer,
  PageHeader,
  Skeleton,
  SkeletonCard,
  SkeletonGroup,
  Stack,
} from '@shared-kit/ui';
import { formatOf } from '../features/show-blocks/card-format.rules.ts';
import { labels } from '../features/show-blocks/labels.ts';
import { KindOfCard } from '../lib/kind-of-card.tsx';
import { NotFound } from '../lib/not-found.tsx';
import { PageFailure } from '../lib/page-failure.tsx';
import { routeId } from '../lib/route-id.rules.ts';
import { useProgressRefresh } from '../lib/use-progress-refresh.ts';

/** Renders all cards of one block (B2.1-06). */
export function Page() {
  const id = routeId(useParams()['id']);
  return id === undefined ? <NotFound title={labels.noList} /> : <CardList key={id} id={id} />;
}

function CardList({ id }: { id: number }) {
  const query = useApiQuery(getCardList, { params: { id } }, { staleTime: 0 });
  useProgressRefresh();
  const list = query.data;
  const title = list && (list.block.title || list.title);
  usePageTitle(
    title,
    list && (list.isHome === 1 ? [] : [{ title: list.title, shortTitle: '', to: catalogPath(list.nodeCode) }]),
  );
  if (query.error?.status === 404) return <NotFound title={labels.noList} />;
  if (query.error && !list) return <PageFailure query={query} />;
  if (!list) return <ListSkeleton />;
  const { elements, parameters } = list.block;
  const { ratio, itemSize } = formatOf(parameters.cardFormat);
  return (
    <PageContainer>
      <PageHeader title={title} description={parameters.description} />
      {elements.length === 0 ? (
        <EmptyState icon={<Icon name="layers" size={28} />} title={labels.nothing} />
      ) : (
        <Grid itemSize={itemSize} label={title ?? ''}>
          {elements.map(({ idElement, data }) => (
            <KindOfCard key={idElement} kind={parameters.type} element={data} ratio={ratio} headingLevel={2} />
          ))}
        </Grid>
      )}
    </PageContainer>
  );
}

function ListSkeleton() {
  return (
    <PageContainer>
      <SkeletonGroup>
        <Stack gap={6}>
          <Skeleton height="3rem" width="60%" />
          <Grid>
            {[1, 2, 3, 4].map((key) => (
              <SkeletonCard key={key} kind="training" />
            ))}
          </Grid>
        </Stack>
      </SkeletonGroup>
    </PageContainer>
  );
}
