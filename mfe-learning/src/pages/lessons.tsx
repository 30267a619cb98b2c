import { levelPath } from '@shared-kit/contracts/learning';
import { useParams, usePageTitle } from '@shared-kit/runtime/router';
import { useActiveSession } from '@shared-kit/runtime/session';
import { NavigateTraining } from '../features/navigate-training/navigate-training.tsx';
import { lmsAddress } from '../features/lesson/lesson-address.rules.ts';
import type { ScormAddress } from '../features/lesson/lesson-address.rules.ts';
import { useLessons } from '../features/lesson/lessons.query.ts';
import { ListLessons } from '../features/lesson/list-lessons.tsx';
import { TrainingInteractions } from '../features/interactions/training-interactions.tsx';
import { Opening } from '../features/view-content/opening.tsx';
import { ContentFailure } from '../lib/content-failure.tsx';
import { NotFound } from '../lib/not-found.tsx';
import { TrainingDone } from '../lib/training-done.tsx';
import { usePendingProgress } from '../lib/use-pending-progress.ts';
import { useProgressRefresh } from '../lib/use-progress-refresh.ts';
import { viewerLabels } from '../lib/viewer-labels.ts';

/** Renders the lessons of a SCORM content (B2.1-10). */
export function Page() {
  const address = lmsAddress(useParams());
  if (!address) return <NotFound title={viewerLabels.notFound} />;
  return (
    <Lessons key={`${address.idEnrollment}/${address.idNodeEnrollment}/${address.idContentItem}`} address={address} />
  );
}

function Lessons({ address }: { address: ScormAddress }) {
  const { idUser } = useActiveSession().viewer;
  const enabled = usePendingProgress();
  const query = useLessons(address, { enabled });
  const { idEnrollment } = address;
  useProgressRefresh();
  usePageTitle(query.data?.title);
  if (query.error && !query.data)
    return (
      <ContentFailure
        error={query.error}
        backTo={idEnrollment === 0 ? '/' : levelPath(idEnrollment)}
        onRetry={() => void query.refetch()}
      />
    );
  if (!query.data) return <Opening />;
  return (
    <>
      <TrainingDone />
      <ListLessons
        idUser={idUser}
        address={address}
        lessons={query.data}
        bar={(place) => (
          <NavigateTraining {...place} extras={<TrainingInteractions place={place.position} appearance="bar" />} />
        )}
      />
    </>
  );
}
