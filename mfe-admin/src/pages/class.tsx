import { adminClassesPath, adminTrainingEnrolmentsPath, adminTrainingValidityPath } from '@shared-kit/contracts/admin';
import type { AdministeredClass } from '@shared-kit/contracts/admin';
import { Link, routeId, useParams, useSearchParams } from '@shared-kit/runtime/router';
import { Cluster, QueryStates, SkeletonText, Stack } from '@shared-kit/ui';
import { Tabs } from '@shared-kit/ui/overlays';
import { ClassMeetings } from '../features/class-meetings/class-meetings.tsx';
import { ClassActions } from '../features/edit-class/class-actions.tsx';
import { ClassResults } from '../features/class-results/class-results.tsx';
import { EditClass } from '../features/edit-class/edit-class.tsx';
import { labels } from '../features/edit-class/labels.ts';
import { WaitingList } from '../features/waiting-list/waiting-list.tsx';
import { AdminFrame } from '../lib/admin-frame/admin-frame.tsx';
import { ClassStatus, NoCertificate, seatsWords } from '../lib/class-words.tsx';
import { useClass } from '../lib/classes.queries.ts';
import { useOwnAccess } from '../lib/own-access.queries.ts';

/** Tabs of a class: its data, its meetings, and for those who run it the people who wait. */
function ClassTabs({ read, canRun }: { read: AdministeredClass; canRun: boolean }) {
  const [params, setParams] = useSearchParams();
  const { idClass, fields } = read;
  const data = <EditClass key={idClass} read={read} />;
  const tabs = [
    { key: 'dados', label: labels.tabs.data, content: data },
    { key: 'encontros', label: labels.tabs.meetings, content: <ClassMeetings read={read} /> },
    ...(canRun
      ? [
          {
            key: 'espera',
            label: labels.tabs.waiting,
            content: <WaitingList idClass={idClass} needApproval={fields.needApproval} />,
          },
          { key: 'resultado', label: labels.tabs.results, content: <ClassResults idClass={idClass} /> },
        ]
      : []),
  ];
  return (
    <Tabs
      label={fields.name}
      value={tabs.find(({ key }) => key === params.get('aba'))?.key ?? 'dados'}
      onValueChange={(key) => setParams(key === 'dados' ? {} : { aba: key }, { replace: true })}
      tabs={tabs}
    />
  );
}

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
          {read && (
            <>
              {' · '}
              <Link to={adminTrainingValidityPath(read.idTraining)}>{labels.validity}</Link>
            </>
          )}
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
              {shown.fields.idCertificate === null && <NoCertificate />}
              <span>
                {labels.seats}: {seatsWords(shown.seatsTaken, shown.fields.capacity)}
              </span>
            </Cluster>
            <ClassTabs read={shown} canRun={rights.includes('classes.edit') && shown.isInReach} />
          </Stack>
        )}
      </QueryStates>
    </AdminFrame>
  );
}
