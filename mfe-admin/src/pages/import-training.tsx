import { adminEnrolmentsPath } from '@shared-kit/contracts/admin';
import { Link } from '@shared-kit/runtime/router';
import { labels } from '../features/training-import/labels.ts';
import { SendTraining } from '../features/training-import/send-training.tsx';
import { AdminFrame } from '../lib/admin-frame/admin-frame.tsx';
import { useOwnAccess } from '../lib/own-access.queries.ts';

/** Page 'Importar treinamento'. */
export function Page() {
  const rights = useOwnAccess().data?.rights ?? [];
  return (
    <AdminFrame
      title={labels.uploadTitle}
      right="trainings.edit"
      description={
        <>
          {rights.includes('enrolments.read') && (
            <>
              <Link to={adminEnrolmentsPath}>{labels.enrolments}</Link> ·{' '}
            </>
          )}
          {labels.uploadDescription}
        </>
      }
    >
      <SendTraining />
    </AdminFrame>
  );
}
