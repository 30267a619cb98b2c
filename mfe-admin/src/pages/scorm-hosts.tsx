import { adminScormPath } from '@shared-kit/contracts/admin';
import { Link } from '@shared-kit/runtime/router';
import { Stack } from '@shared-kit/ui';
import { FreeWindows } from '../features/free-windows/free-windows.tsx';
import { labels } from '../features/scorm-hosts/labels.ts';
import { ScormHosts } from '../features/scorm-hosts/scorm-hosts.tsx';
import { AdminFrame } from '../lib/admin-frame/admin-frame.tsx';
import { useOwnAccess } from '../lib/own-access.queries.ts';

/** Page of the hosts that packages fetch from, and of the windows that they open. */
export function Page() {
  const rights = useOwnAccess().data?.rights ?? [];
  return (
    <AdminFrame
      title={labels.title}
      right="trainings.read"
      description={<Link to={adminScormPath}>{labels.back}</Link>}
    >
      <Stack>
        <p>{labels.description}</p>
        <ScormHosts canEdit={rights.includes('scorm.edit')} />
        <FreeWindows canEdit={rights.includes('scorm.edit')} />
      </Stack>
    </AdminFrame>
  );
}
