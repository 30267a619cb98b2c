import { adminImportPath } from '@shared-kit/contracts/admin';
import { Link, routeId, useParams } from '@shared-kit/runtime/router';
import { labels } from '../features/people-import/labels.ts';
import { PeopleImport } from '../features/people-import/people-import.tsx';
import { AdminFrame } from '../lib/admin-frame/admin-frame.tsx';

/** Page of one import of people. */
export function Page() {
  const idImport = routeId(useParams()['idImport']) ?? 0;
  return (
    <AdminFrame title={labels.title} right="people.edit" description={<Link to={adminImportPath}>{labels.back}</Link>}>
      <PeopleImport key={idImport} idImport={idImport} />
    </AdminFrame>
  );
}
