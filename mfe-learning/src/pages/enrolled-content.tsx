import { apiQueryOptions, useQuery } from '@shared-kit/runtime/api';
import { contentType } from '@shared-kit/contracts/content';
import { getStudentContent, levelPath, lmsPath } from '@shared-kit/contracts/learning';
import { Navigate, useNavigate, useParams, usePageTitle } from '@shared-kit/runtime/router';
import { NavigateTraining } from '../features/navigate-training/navigate-training.tsx';
import { TrainingInteractions } from '../features/interactions/training-interactions.tsx';
import { Opening } from '../features/view-content/opening.tsx';
import { NextStep } from '../features/next-step/next-step.tsx';
import { ViewEnrolledContent } from '../features/view-content/view-enrolled-content.tsx';
import { ContentFailure } from '../lib/content-failure.tsx';
import { NotFound } from '../lib/not-found.tsx';
import type { ContentPlace } from '../lib/progress-queue.ts';
import { routeId } from '../lib/route-id.rules.ts';
import { TrainingDone } from '../lib/training-done.tsx';
import { usePendingProgress } from '../lib/use-pending-progress.ts';
import { useProgressRefresh } from '../lib/use-progress-refresh.ts';
import { viewerLabels } from '../lib/viewer-labels.ts';

/** Renders a content inside an enrolment (B2.1-08). */
export function Page() {
  const address = useParams();
  const idContentItem = routeId(address['idContent']);
  const idNodeEnrollment = routeId(address['idNodeEnrollment']);
  const idEnrollment = routeId(address['idEnrollment']);
  const idUser = routeId(address['idUser']);
  if (
    idContentItem === undefined ||
    idNodeEnrollment === undefined ||
    idEnrollment === undefined ||
    idUser === undefined
  ) {
    return <NotFound title={viewerLabels.notFound} />;
  }
  const place = { idContentItem, idNodeEnrollment, idEnrollment, idUser };
  return <EnrolledContent key={`${idNodeEnrollment}/${idContentItem}`} place={place} />;
}

function EnrolledContent({ place }: { place: ContentPlace }) {
  const isAllSent = usePendingProgress();
  // Refetched on each opening: the start position is the last saved one, also from this device.
  const query = useQuery({ ...apiQueryOptions(getStudentContent, { params: place }), gcTime: 0, enabled: isAllSent });
  const navigate = useNavigate();
  useProgressRefresh();
  usePageTitle(query.data?.content.text);
  if (query.error && !query.data) {
    return (
      <ContentFailure error={query.error} backTo={levelPath(place.idEnrollment)} onRetry={() => void query.refetch()} />
    );
  }
  if (!query.data) return <Opening />;
  // SCORM packages open on the pages of lessons (B2.6-12).
  if (query.data.content.idContentType === contentType.scorm) return <Navigate to={lmsPath(place)} replace />;
  const { nodeCode } = query.data;
  return (
    <>
      <TrainingDone />
      <ViewEnrolledContent
        place={place}
        opened={query.data}
        navigation={
          <NavigateTraining position={place} extras={<TrainingInteractions place={place} appearance="bar" />} />
        }
        nextStep={<NextStep place={place} />}
        onClose={() => void navigate(levelPath(place.idEnrollment, nodeCode), { state: { closedContent: true } })}
      />
    </>
  );
}
