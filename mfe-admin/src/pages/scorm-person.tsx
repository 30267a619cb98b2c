import { useState } from 'react';
import { adminPersonPath, adminScormContentPath } from '@shared-kit/contracts/admin';
import { Link, routeId, useParams } from '@shared-kit/runtime/router';
import { Button, Cluster, Icon } from '@shared-kit/ui';
import { labels } from '../features/scorm-track/labels.ts';
import { ResetDialog } from '../features/scorm-track/reset-dialog.tsx';
import { ScormTrack, usePersonTrack } from '../features/scorm-track/scorm-track.tsx';
import { AdminFrame } from '../lib/admin-frame/admin-frame.tsx';
import { useOwnAccess } from '../lib/own-access.queries.ts';
import { useScormContent } from '../lib/scorm.queries.ts';
import { labels as pageLabels } from './labels.ts';

/** Page of what one person has done in a SCORM content, with the reset of the attempt. */
export function Page() {
  const params = useParams();
  const [idContentItem, idPerson] = [routeId(params['idContentItem']) ?? 0, routeId(params['idPerson']) ?? 0];
  const rights = useOwnAccess().data?.rights ?? [];
  const content = useScormContent(idContentItem).data?.content;
  const query = usePersonTrack(idContentItem, idPerson);
  const [isResetting, setResetting] = useState(false);
  const name = query.data?.attempts[0]?.person.name;
  const hasCurrent = query.data?.attempts.some(({ isCurrent }) => isCurrent) ?? false;
  return (
    <AdminFrame
      title={[name, content?.title].filter(Boolean).join(' · ') || pageLabels.scorm.title}
      right="people.read"
      description={
        <Cluster gap={3}>
          <Link to={adminScormContentPath(idContentItem)}>{labels.back}</Link>
          <Link to={adminPersonPath(idPerson)}>{labels.personPage}</Link>
        </Cluster>
      }
      actions={
        rights.includes('people.edit') &&
        hasCurrent && (
          <Button variant="secondary" icon={<Icon name="history" />} onClick={() => setResetting(true)}>
            {labels.reset}
          </Button>
        )
      }
    >
      <ScormTrack query={query} />
      {isResetting && name !== undefined && (
        <ResetDialog person={{ idPerson, name }} idContentItem={idContentItem} onClose={() => setResetting(false)} />
      )}
    </AdminFrame>
  );
}
