import { useState } from 'react';
import {
  adminClassesOfTrainingPath,
  adminEnrolmentsPath,
  adminScormOfTrainingPath,
  adminTrainingValidityPath,
  listEnrolmentTrainings,
  listScormContents,
} from '@shared-kit/contracts/admin';
import { useApiQuery } from '@shared-kit/runtime/api';
import { Link, routeId, useParams } from '@shared-kit/runtime/router';
import { Button, Icon } from '@shared-kit/ui';
import { labels } from '../features/training-enrolments/labels.ts';
import { TrainingEnrolments } from '../features/training-enrolments/training-enrolments.tsx';
import { AdminFrame } from '../lib/admin-frame/admin-frame.tsx';
import { EnrolDialog } from '../lib/enrol-dialog/enrol-dialog.tsx';
import { useOwnAccess } from '../lib/own-access.queries.ts';

/** Page of the people who are enrolled in a training. */
export function Page() {
  const idTraining = routeId(useParams()['idTraining']) ?? 0;
  const rights = useOwnAccess().data?.rights ?? [];
  const canEdit = rights.includes('enrolments.edit');
  const trainings = useApiQuery(listEnrolmentTrainings, {}, { enabled: rights.includes('enrolments.read') }).data;
  const title = trainings?.trainings.find((training) => training.idTraining === idTraining)?.title;
  const packages = useApiQuery(listScormContents, {}, { enabled: rights.includes('trainings.read') }).data?.contents;
  const own = packages?.filter(({ trainings: titles }) => title !== undefined && titles.includes(title)) ?? [];
  const [isEnrolling, setEnrolling] = useState(false);
  const enrol = canEdit && (
    <Button icon={<Icon name="plus" />} onClick={() => setEnrolling(true)}>
      {labels.enrol}
    </Button>
  );
  return (
    <AdminFrame
      title={title ?? labels.title}
      right="enrolments.read"
      description={
        <>
          <Link to={adminEnrolmentsPath}>{labels.back}</Link>
          {rights.includes('trainings.read') && (
            <>
              {' · '}
              <Link to={adminClassesOfTrainingPath(idTraining)}>{labels.classes}</Link>
              {' · '}
              <Link to={adminTrainingValidityPath(idTraining)}>{labels.validity}</Link>
            </>
          )}
          {title !== undefined && own.length > 0 && (
            <>
              {' · '}
              <Link to={adminScormOfTrainingPath(title)}>{labels.packages(own.length)}</Link>
            </>
          )}
        </>
      }
      actions={enrol}
    >
      <TrainingEnrolments idTraining={idTraining} canEdit={canEdit} emptyAction={enrol} />
      {isEnrolling && <EnrolDialog idTraining={idTraining} onClose={() => setEnrolling(false)} />}
    </AdminFrame>
  );
}
