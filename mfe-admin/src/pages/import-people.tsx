import { adminPeoplePath } from '@shared-kit/contracts/admin';
import { Link } from '@shared-kit/runtime/router';
import { ImportPeople } from '../features/import-people/import-people.tsx';
import { labels } from '../features/import-people/labels.ts';
import { AdminFrame } from '../lib/admin-frame/admin-frame.tsx';

/** Page 'Importar pessoas'. */
export function Page() {
  return (
    <AdminFrame
      title={labels.title}
      right="people.edit"
      description={
        <>
          <Link to={adminPeoplePath}>{labels.back}</Link> · {labels.description}
        </>
      }
    >
      <ImportPeople />
    </AdminFrame>
  );
}
