import { adminNewAnnouncementPath } from '@shared-kit/contracts/admin';
import { Button, Icon } from '@shared-kit/ui';
import { labels } from '../features/announcements/labels.ts';
import { ListAnnouncements } from '../features/announcements/list-announcements.tsx';
import { AdminFrame } from '../lib/admin-frame/admin-frame.tsx';

/** Page 'Comunicados'. */
export function Page() {
  const create = (
    <Button to={adminNewAnnouncementPath} icon={<Icon name="plus" />}>
      {labels.create}
    </Button>
  );
  return (
    <AdminFrame title={labels.title} description={labels.description} right="announcements.send" actions={create}>
      <ListAnnouncements />
    </AdminFrame>
  );
}
