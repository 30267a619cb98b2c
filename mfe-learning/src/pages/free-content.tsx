import { apiQueryOptions, useQuery } from '@shared-kit/runtime/api';
import { contentType, findContent } from '@shared-kit/contracts/content';
import { lmsPath } from '@shared-kit/contracts/learning';
import {
  Navigate,
  useLocation,
  useNavigate,
  useParams,
  usePageTitle,
  useSearchParams,
} from '@shared-kit/runtime/router';
import { Opening } from '../features/view-content/opening.tsx';
import { ViewFreeContent } from '../features/view-content/view-free-content.tsx';
import { ContentFailure } from '../lib/content-failure.tsx';
import { NotFound } from '../lib/not-found.tsx';
import { routeId } from '../lib/route-id.rules.ts';
import { usePendingProgress } from '../lib/use-pending-progress.ts';
import { viewerLabels } from '../lib/viewer-labels.ts';

/** Renders a content that needs no enrolment (B2.1-07). */
export function Page() {
  const { idContent } = useParams();
  const id = routeId(idContent);
  return id === undefined ? <NotFound title={viewerLabels.notFound} /> : <FreeContent key={id} id={id} />;
}

function FreeContent({ id }: { id: number }) {
  const isAllSent = usePendingProgress();
  const query = useQuery({ ...apiQueryOptions(findContent, { params: { id } }), gcTime: 0, enabled: isAllSent });
  const [search] = useSearchParams();
  const close = useClose();
  const content = query.data?.content[0];
  usePageTitle(content?.text);
  if (query.error) return <ContentFailure error={query.error} backTo="/" onRetry={() => void query.refetch()} />;
  if (query.data && !content) return <NotFound title={viewerLabels.notFound} />;
  if (!content) return <Opening />;
  // SCORM packages open on the pages of lessons (B2.6-12).
  if (content.idContentType === contentType.scorm)
    return <Navigate to={lmsPath({ idEnrollment: null, idContentItem: id })} replace />;
  return (
    <ViewFreeContent
      content={content}
      idSection={routeId(search.get('idSection') ?? undefined) ?? null}
      onClose={close}
    />
  );
}

/** Returns a function that navigates back, or to the home when the page was opened directly. */
function useClose(): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  return () => void (key === 'default' ? navigate('/') : navigate(-1));
}
