import { adminScormHostsPath } from '@shared-kit/contracts/admin';
import { Link } from '@shared-kit/runtime/router';
import { labels } from '../features/list-scorm/labels.ts';
import { ListScorm } from '../features/list-scorm/list-scorm.tsx';
import { AdminFrame } from '../lib/admin-frame/admin-frame.tsx';
import { ImportTrainingButton } from '../lib/import-training-button.tsx';

/** Page 'Pacotes SCORM'. */
export function Page() {
  return (
    <AdminFrame
      title={labels.title}
      description={labels.description}
      right="trainings.read"
      actions={
        <>
          <Link to={adminScormHostsPath}>{labels.hosts}</Link>
          <ImportTrainingButton label={labels.importPackage} />
        </>
      }
    >
      <ListScorm />
    </AdminFrame>
  );
}
