import { adminClassesPath, adminTrainingEnrolmentsPath } from '@shared-kit/contracts/admin';
import { Link, routeId, useParams } from '@shared-kit/runtime/router';
import { Cluster, QueryStates, SkeletonText, Stack } from '@shared-kit/ui';
import { ClassActions } from '../features/edit-class/class-actions.tsx';
import { EditClass } from '../features/edit-class/edit-class.tsx';
import { labels } from '../features/edit-class/labels.ts';
import { AdminFrame } from '../lib/admin-frame/admin-frame.tsx';
import { ClassStatus, seatsWords } from '../lib/class-words.tsx';
import { useClass } from '../lib/classes.queries.ts';
import { useOwnAccess } from '../lib/own-access.queries.ts';

/** Page of one class. */
export function Page() {
  const query = useClass(routeId(useParams()['idClass']) ?? 0);
  const rights = useOwnAccess().data?.rights ?? [];
  const read = query.data;
  return (
    <AdminFrame
      title={read?.fields.name ?? labels.title}
      right="trainings.read"
      description={
        <>
          <Link to={adminClassesPath}>{labels.back}</Link>
          {read && rights.includes('enrolments.read') && (
            <>
              {' · '}
              <Link to={adminTrainingEnrolmentsPath(read.idTraining)}>{labels.enrolments}</Link>
            </>
          )}
        </>
      }
      actions={read?.canEdit && <ClassActions read={read} />}
    >
      <QueryStates query={query} errorTitle={labels.loadFailed} skeleton={<SkeletonText lines={10} />}>
        {(shown) => (
          <Stack>
            <Cluster gap={4}>
              <strong>{shown.training}</strong>
              <ClassStatus state={shown.state} />
              <span>
                {labels.seats}: {seatsWords(shown.seatsTaken, shown.fields.capacity)}
              </span>
            </Cluster>
            <EditClass key={shown.idClass} read={shown} />
          </Stack>
        )}
      </QueryStates>
    </AdminFrame>
  );
}
