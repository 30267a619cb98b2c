import { adminEnrolmentsPath } from '@shared-kit/contracts/admin';
import { Link, routeId, useParams } from '@shared-kit/runtime/router';
import { EnrolmentBatch } from '../features/enrolment-batch/enrolment-batch.tsx';
import { labels } from '../features/enrolment-batch/labels.ts';
import { useEnrolmentBatch } from '../lib/enrolment-batch/enrolment-batch.queries.ts';
import { AdminFrame } from '../lib/admin-frame/admin-frame.tsx';

/** Page of enrolments that a job makes or ends. */
export function Page() {
  const idBatch = routeId(useParams()['idBatch']) ?? 0;
  const isEnding = useEnrolmentBatch(idBatch).data?.batch.kind === 'end';
  return (
    <AdminFrame
      title={isEnding ? labels.endingTitle : labels.title}
      right="enrolments.edit"
      description={<Link to={adminEnrolmentsPath}>{labels.back}</Link>}
    >
      <EnrolmentBatch key={idBatch} idBatch={idBatch} />
    </AdminFrame>
  );
}
