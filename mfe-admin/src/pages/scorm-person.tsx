import { useState } from 'react';
import { adminPersonPath, adminScormContentPath } from '@shared-kit/contracts/admin';
import { Link, routeId, useParams } from '@shared-kit/runtime/router';
import { Button, Cluster, Icon } from '@shared-kit/ui';
import { labels } from '../features/scorm-track/labels.ts';
import { AttemptDialog } from '../features/scorm-track/attempt-dialog.tsx';
import type { AttemptChange } from '../features/scorm-track/attempt-dialog.tsx';
import { ScormTrack, usePersonTrack } from '../features/scorm-track/scorm-track.tsx';
import { AdminFrame } from '../lib/admin-frame/admin-frame.tsx';
import { useOwnAccess } from '../lib/own-access.queries.ts';
import { useScormContent } from '../lib/scorm.queries.ts';
import { labels as pageLabels } from './labels.ts';

/** Page of what one person has done in a SCORM content, with the reset of the attempt and a new one. */
export function Page() {
  const params = useParams();
  const [idContentItem, idPerson] = [routeId(params['idContentItem']) ?? 0, routeId(params['idPerson']) ?? 0];
  const rights = useOwnAccess().data?.rights ?? [];
  const content = useScormContent(idContentItem).data?.content;
  const query = usePersonTrack(idContentItem, idPerson);
  const [change, setChange] = useState<AttemptChange>();
  const name = query.data?.attempts[0]?.person.name;
  const current = query.data?.attempts.filter(({ isCurrent }) => isCurrent) ?? [];
  // An attempt that was begun and not opened yet is not followed by another one.
  const canBegin = current.some(({ status }) => status !== 'NOT_ATTEMPTED');
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
        current.length > 0 && (
          <>
            {canBegin && (
              <Button variant="secondary" icon={<Icon name="plus" />} onClick={() => setChange('begin')}>
                {labels.begin.action}
              </Button>
            )}
            <Button variant="secondary" icon={<Icon name="history" />} onClick={() => setChange('reset')}>
              {labels.reset.action}
            </Button>
          </>
        )
      }
    >
      <ScormTrack query={query} />
      {change !== undefined && name !== undefined && (
        <AttemptDialog
          change={change}
          person={{ idPerson, name }}
          idContentItem={idContentItem}
          onClose={() => setChange(undefined)}
        />
      )}
    </AdminFrame>
  );
}
