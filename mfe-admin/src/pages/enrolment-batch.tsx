import { adminEnrolmentsPath } from '@shared-kit/contracts/admin';
import { Link, routeId, useParams } from '@shared-kit/runtime/router';
import { EnrolmentBatch } from '../features/enrolment-batch/enrolment-batch.tsx';
import { labels } from '../features/enrolment-batch/labels.ts';
import { AdminFrame } from '../lib/admin-frame/admin-frame.tsx';

/** Page of an enrolment of many people. */
export function Page() {
  const idBatch = routeId(useParams()['idBatch']) ?? 0;
  return (
    <AdminFrame
      title={labels.title}
      right="enrolments.edit"
      description={<Link to={adminEnrolmentsPath}>{labels.back}</Link>}
    >
      <EnrolmentBatch key={idBatch} idBatch={idBatch} />
    </AdminFrame>
  );
}
