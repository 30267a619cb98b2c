import { adminTrainingImportsPath } from '@shared-kit/contracts/admin';
import { Link, routeId, useParams } from '@shared-kit/runtime/router';
import { labels } from '../features/training-import/labels.ts';
import { TrainingImport } from '../features/training-import/training-import.tsx';
import { AdminFrame } from '../lib/admin-frame/admin-frame.tsx';

/** Page of one import of trainings. */
export function Page() {
  const idImport = routeId(useParams()['idImport']) ?? 0;
  return (
    <AdminFrame
      title={labels.title}
      right="trainings.edit"
      description={<Link to={adminTrainingImportsPath}>{labels.back}</Link>}
    >
      <TrainingImport key={idImport} idImport={idImport} />
    </AdminFrame>
  );
}
