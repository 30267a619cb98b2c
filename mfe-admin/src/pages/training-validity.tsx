import { adminClassesOfTrainingPath, adminTrainingEnrolmentsPath } from '@shared-kit/contracts/admin';
import { Link, routeId, useParams } from '@shared-kit/runtime/router';
import { QueryStates, SkeletonText } from '@shared-kit/ui';
import { labels } from '../features/training-validity/labels.ts';
import { useTrainingValidity } from '../features/training-validity/training-validity.queries.ts';
import { TrainingValidity } from '../features/training-validity/training-validity.tsx';
import { AdminFrame } from '../lib/admin-frame/admin-frame.tsx';
import { useOwnAccess } from '../lib/own-access.queries.ts';

/** Page of how long a completion of a training is valid. */
export function Page() {
  const idTraining = routeId(useParams()['idTraining']) ?? 0;
  const query = useTrainingValidity(idTraining);
  const rights = useOwnAccess().data?.rights ?? [];
  return (
    <AdminFrame
      title={query.data ? labels.titleOf(query.data.title) : labels.title}
      right="trainings.read"
      description={
        <>
          {labels.description} <Link to={adminClassesOfTrainingPath(idTraining)}>{labels.classes}</Link>
          {rights.includes('enrolments.read') && (
            <>
              {' · '}
              <Link to={adminTrainingEnrolmentsPath(idTraining)}>{labels.enrolments}</Link>
            </>
          )}
        </>
      }
    >
      <QueryStates query={query} errorTitle={labels.loadFailed} skeleton={<SkeletonText lines={6} />}>
        {(read) => <TrainingValidity key={idTraining} read={read} />}
      </QueryStates>
    </AdminFrame>
  );
}
