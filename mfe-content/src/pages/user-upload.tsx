import { sectionPath } from '@shared-kit/contracts/content';
import { UnknownPath } from '@shared-kit/runtime/federation';
import { routeId, useParams, useSearchParams } from '@shared-kit/runtime/router';
import { useActiveSession } from '@shared-kit/runtime/session';
import { useWayBack } from '../features/view-content/use-way-back.ts';
import { ViewerFrame } from '../features/view-content/viewer-frame.tsx';
import { ViewUpload } from '../features/view-upload/view-upload.tsx';

/** Renders one upload, opened from its section or directly (A2r-13). */
export function Page() {
  const id = routeId(useParams()['idUserUpload']);
  const [search] = useSearchParams();
  const idSection = routeId(search.get('idSection')) ?? null;
  const section = useActiveSession().menu.find((one) => one.idSection === idSection);
  const back = useWayBack(idSection);
  if (id === undefined) return <UnknownPath />;
  return (
    <ViewerFrame back={back}>
      <ViewUpload key={id} id={id} wayBack={section ? sectionPath(section) : '/'} />
    </ViewerFrame>
  );
}
