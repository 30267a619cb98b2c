import { adminAttendancePath, readAttendance } from '@shared-kit/contracts/admin';
import { useApiQuery } from '@shared-kit/runtime/api';
import { Link, routeId, useParams } from '@shared-kit/runtime/router';
import { QueryStates, SkeletonText } from '@shared-kit/ui';
import { labels } from '../features/print-attendance/labels.ts';
import { PrintAttendance } from '../features/print-attendance/print-attendance.tsx';
import { AdminFrame } from '../lib/admin-frame/admin-frame.tsx';

/** Page with the attendance list of a meeting for paper. */
export function Page() {
  const params = useParams();
  const [idClass, idMeeting] = [routeId(params['idClass']) ?? 0, routeId(params['idMeeting']) ?? 0];
  const query = useApiQuery(readAttendance, { params: { idClass, idMeeting } }, { staleTime: 0 });
  return (
    <AdminFrame
      title={labels.title}
      right="classes.edit"
      description={<Link to={adminAttendancePath(idClass, idMeeting)}>{labels.back}</Link>}
    >
      <QueryStates query={query} errorTitle={labels.loadFailed} skeleton={<SkeletonText lines={10} />}>
        {(list) => <PrintAttendance list={list} />}
      </QueryStates>
    </AdminFrame>
  );
}
