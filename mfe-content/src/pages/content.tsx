import { apiQueryOptions, useQuery } from 'shared-kit/api';
import { findContent } from 'shared-kit/contracts/content';
import { usePageTitle, useParams, useSearchParams } from 'shared-kit/router';
import { useKeptVisits } from 'shared-kit/tracking';
import { RateContent } from '../features/rate-content/rate-content.tsx';
import { ContentFailed, ContentLoading, ContentMissing } from '../features/view-content/content-states.tsx';
import { ViewContent } from '../features/view-content/view-content.tsx';
import { routeId } from '../lib/route-id.rules.ts';

/** A content item, opened from a section or straight (A2r-09). */
export function Page() {
  const { idContentItem } = useParams();
  const [search] = useSearchParams();
  const id = routeId(idContentItem);
  const idSection = routeId(search.get('idSection'));
  useKeptVisits();
  return id === undefined ? <ContentMissing idSection={idSection ?? null} /> : <Content key={id} id={id} idSection={idSection} />;
}

function Content({ id, idSection }: { id: number; idSection: number | undefined }) {
  // Never from the cache: links to media expire, and another device may have gone further.
  const query = useQuery({ ...apiQueryOptions(findContent, { params: { id } }), gcTime: 0 });
  const item = query.data?.content[0];
  const from = idSection ?? item?.idSection ?? null;
  usePageTitle(item?.text);
  if (item) {
    return (
      <ViewContent item={item} idSection={from}>
        <RateContent item={item} />
      </ViewContent>
    );
  }
  if (query.error) return <ContentFailed error={query.error} idSection={from} onRetry={() => void query.refetch()} />;
  return query.isPending ? <ContentLoading idSection={from} /> : <ContentMissing idSection={from} />;
}
