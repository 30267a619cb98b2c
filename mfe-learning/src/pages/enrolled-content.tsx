import { apiQueryOptions, useQuery } from 'shared-kit/api';
import { getStudentContent, levelPath } from 'shared-kit/contracts/learning';
import { useNavigate, useParams, usePageTitle } from 'shared-kit/router';
import { NavigateTraining } from '../features/navigate-training/navigate-training.tsx';
import { ContentFailure } from '../features/view-content/content-failure.tsx';
import { labels } from '../features/view-content/labels.ts';
import { Opening } from '../features/view-content/opening.tsx';
import { ViewEnrolledContent } from '../features/view-content/view-enrolled-content.tsx';
import { NotFound } from '../lib/not-found.tsx';
import type { ContentPlace } from '../lib/progress-outbox.ts';
import { routeId } from '../lib/route-id.rules.ts';
import { useKeptProgress } from '../lib/use-kept-progress.ts';
import { useProgressRefresh } from '../lib/use-progress-refresh.ts';

/** A content inside an enrolment (B2.1-08). */
export function Page() {
  const address = useParams();
  const idContentItem = routeId(address['idContent']);
  const idNodeEnrollment = routeId(address['idNodeEnrollment']);
  const idEnrollment = routeId(address['idEnrollment']);
  const idUser = routeId(address['idUser']);
  if (idContentItem === undefined || idNodeEnrollment === undefined || idEnrollment === undefined || idUser === undefined) {
    return <NotFound title={labels.notFound} />;
  }
  const place = { idContentItem, idNodeEnrollment, idEnrollment, idUser };
  return <EnrolledContent key={`${idNodeEnrollment}/${idContentItem}`} place={place} />;
}

function EnrolledContent({ place }: { place: ContentPlace }) {
  const isAllSent = useKeptProgress();
  // Read anew each time it opens: where to begin is what was kept last, on this device too.
  const query = useQuery({ ...apiQueryOptions(getStudentContent, { params: place }), gcTime: 0, enabled: isAllSent });
  const navigate = useNavigate();
  useProgressRefresh();
  usePageTitle(query.data?.content.text);
  if (query.error && !query.data) {
    return <ContentFailure error={query.error} backTo={levelPath(place.idEnrollment)} onRetry={() => void query.refetch()} />;
  }
  if (!query.data) return <Opening />;
  const { nodeCode } = query.data;
  return (
    <ViewEnrolledContent
      place={place}
      opened={query.data}
      navigation={<NavigateTraining position={place} />}
      onClose={() => void navigate(levelPath(place.idEnrollment, nodeCode), { state: { closedContent: true } })}
    />
  );
}
