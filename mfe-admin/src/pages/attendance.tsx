import { adminClassPath, adminMeetingPinPath, adminPrintAttendancePath } from '@shared-kit/contracts/admin';
import { Link, routeId, useParams } from '@shared-kit/runtime/router';
import { Button, Cluster, Icon, QueryStates, SkeletonText, Stack } from '@shared-kit/ui';
import { labels } from '../features/mark-attendance/labels.ts';
import { MarkAttendance } from '../features/mark-attendance/mark-attendance.tsx';
import { useAttendance } from '../features/mark-attendance/use-attendance.ts';
import { AdminFrame } from '../lib/admin-frame/admin-frame.tsx';
import { meetingTimes } from '../lib/meeting-times.rules.ts';

function Attendance({ idClass, idMeeting }: { idClass: number; idMeeting: number }) {
  const attendance = useAttendance(idClass, idMeeting);
  return (
    <AdminFrame
      title={labels.title}
      right="classes.edit"
      description={<Link to={`${adminClassPath(idClass)}?aba=encontros`}>{labels.back}</Link>}
      actions={
        <Cluster>
          <Button
            variant="secondary"
            icon={<Icon name="print" size={18} />}
            to={adminPrintAttendancePath(idClass, idMeeting)}
          >
            {labels.print}
          </Button>
          <Button
            variant="secondary"
            icon={<Icon name="qr-code" size={18} />}
            to={adminMeetingPinPath(idClass, idMeeting)}
          >
            {labels.byPin}
          </Button>
        </Cluster>
      }
    >
      <QueryStates query={attendance.query} errorTitle={labels.loadFailed} skeleton={<SkeletonText lines={10} />}>
        {(shown) => (
          <Stack>
            <p>
              <strong>{shown.className}</strong> · {meetingTimes(shown.meeting)}
            </p>
            <MarkAttendance list={shown} attendance={attendance} />
          </Stack>
        )}
      </QueryStates>
    </AdminFrame>
  );
}

/** Page of who was at a meeting. */
export function Page() {
  const params = useParams();
  const [idClass, idMeeting] = [routeId(params['idClass']) ?? 0, routeId(params['idMeeting']) ?? 0];
  return <Attendance key={idMeeting} idClass={idClass} idMeeting={idMeeting} />;
}
