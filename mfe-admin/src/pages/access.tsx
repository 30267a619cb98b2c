import { Stack } from '@shared-kit/ui';
import { FourEyes } from '../features/four-eyes/four-eyes.tsx';
import { labels } from '../features/list-role-holders/labels.ts';
import { ListRoleHolders } from '../features/list-role-holders/list-role-holders.tsx';
import { AdminFrame } from '../lib/admin-frame/admin-frame.tsx';

/** Page 'Papéis': who has which role. */
export function Page() {
  return (
    <AdminFrame title={labels.title} description={labels.description} right="roles.read">
      <Stack>
        <ListRoleHolders />
        <FourEyes />
      </Stack>
    </AdminFrame>
  );
}
