import { adminScormContentPath } from '@shared-kit/contracts/admin';
import { Link, routeId, useParams } from '@shared-kit/runtime/router';
import { Alert, QueryStates, SkeletonText, Stack } from '@shared-kit/ui';
import { labels } from '../features/preview-scorm/labels.ts';
import { PreviewScorm } from '../features/preview-scorm/preview-scorm.tsx';
import { AdminFrame } from '../lib/admin-frame/admin-frame.tsx';
import { PackageStatus } from '../lib/scorm-words.tsx';
import { useScormContent } from '../lib/scorm.queries.ts';
import { labels as pageLabels } from './labels.ts';

/** Page that previews a SCORM content without an enrolment. */
export function Page() {
  const idContentItem = routeId(useParams()['idContentItem']) ?? 0;
  const query = useScormContent(idContentItem);
  return (
    <AdminFrame
      title={labels.title(query.data?.content.title ?? '')}
      right="scorm.edit"
      description={<Link to={adminScormContentPath(idContentItem)}>{labels.back}</Link>}
    >
      <QueryStates query={query} errorTitle={pageLabels.scorm.loadFailed} skeleton={<SkeletonText lines={10} />}>
        {({ content }) =>
          content.lessonList.length > 0 ? (
            <PreviewScorm content={content} />
          ) : (
            <Alert tone="warning" title={labels.nothingToShow}>
              <Stack gap={2}>
                <PackageStatus state={content.state} />
                {content.reason !== '' && <p>{content.reason}</p>}
              </Stack>
            </Alert>
          )
        }
      </QueryStates>
    </AdminFrame>
  );
}
