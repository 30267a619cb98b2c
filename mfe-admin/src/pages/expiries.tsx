import { adminEnrolmentsPath } from '@shared-kit/contracts/admin';
import { Link } from '@shared-kit/runtime/router';
import { labels } from '../features/list-expiries/labels.ts';
import { ListExpiries } from '../features/list-expiries/list-expiries.tsx';
import { AdminFrame } from '../lib/admin-frame/admin-frame.tsx';

/** Page 'Vencimentos'. */
export function Page() {
  return (
    <AdminFrame
      title={labels.title}
      right="enrolments.read"
      description={
        <>
          {labels.description} <Link to={adminEnrolmentsPath}>{labels.enrolments}</Link>
        </>
      }
    >
      <ListExpiries />
    </AdminFrame>
  );
}
