import { adminScormPath, adminScormPreviewPath } from '@shared-kit/contracts/admin';
import { Link, routeId, useParams, useSearchParams } from '@shared-kit/runtime/router';
import { QueryStates, SkeletonText } from '@shared-kit/ui';
import { Tabs } from '@shared-kit/ui/overlays';
import { ExportScorm } from '../features/export-scorm/export-scorm.tsx';
import { ScormAttempts } from '../features/scorm-attempts/scorm-attempts.tsx';
import { ScormItems } from '../features/scorm-items/scorm-items.tsx';
import { ScormPackage } from '../features/scorm-package/scorm-package.tsx';
import { AdminFrame } from '../lib/admin-frame/admin-frame.tsx';
import { useOwnAccess } from '../lib/own-access.queries.ts';
import { useScormContent } from '../lib/scorm.queries.ts';
import { labels } from './labels.ts';

/** Page of one SCORM content: attempts, questions, and its package. */
export function Page() {
  const idContentItem = routeId(useParams()['idContentItem']) ?? 0;
  const [params, setParams] = useSearchParams();
  const rights = useOwnAccess().data?.rights ?? [];
  const query = useScormContent(idContentItem);
  const readsPeople = rights.includes('people.read');
  const canEdit = rights.includes('scorm.edit');
  const title = query.data?.content.title ?? labels.scorm.title;
  return (
    <AdminFrame
      title={title}
      right="trainings.read"
      description={<Link to={adminScormPath}>{labels.scorm.back}</Link>}
      actions={
        <>
          {canEdit && query.data?.content.state === 'ready' && (
            <Link to={adminScormPreviewPath(idContentItem)}>{labels.scorm.preview}</Link>
          )}
          {readsPeople && <ExportScorm idContentItem={idContentItem} />}
        </>
      }
    >
      <QueryStates query={query} errorTitle={labels.scorm.loadFailed} skeleton={<SkeletonText lines={10} />}>
        {({ content }) => {
          const tabs = [
            ...(readsPeople
              ? [
                  { key: 'tentativas', label: labels.scorm.attempts, content: <ScormAttempts content={content} /> },
                  { key: 'questoes', label: labels.scorm.items, content: <ScormItems content={content} /> },
                ]
              : []),
            {
              key: 'pacote',
              label: labels.scorm.package,
              content: <ScormPackage content={content} canEdit={canEdit} />,
            },
          ];
          const [first] = tabs;
          const tab = tabs.find(({ key }) => key === params.get('aba'))?.key ?? first?.key ?? 'pacote';
          return (
            <Tabs
              label={title}
              value={tab}
              onValueChange={(key) => setParams(key === first?.key ? {} : { aba: key }, { replace: true })}
              tabs={tabs}
            />
          );
        }}
      </QueryStates>
    </AdminFrame>
  );
}
