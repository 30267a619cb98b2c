import { adminAnnouncementsPath } from '@shared-kit/contracts/admin';
import { Link } from '@shared-kit/runtime/router';
import { labels } from '../features/announcements/labels.ts';
import { WriteAnnouncement } from '../features/announcements/write-announcement.tsx';
import { AdminFrame } from '../lib/admin-frame/admin-frame.tsx';

/** Page that writes an announcement. */
export function Page() {
  return (
    <AdminFrame
      title={labels.newTitle}
      description={<Link to={adminAnnouncementsPath}>{labels.title}</Link>}
      right="announcements.send"
    >
      <WriteAnnouncement />
    </AdminFrame>
  );
}
