import { routeId, useSearchParams } from '@shared-kit/runtime/router';
import { PageContainer } from '@shared-kit/ui';
import { SendUpload } from '../features/send-upload/send-upload.tsx';

/** Page to upload own work, with the list of earlier uploads (A2r-14). */
export function Page() {
  const [search] = useSearchParams();
  return (
    <PageContainer>
      <SendUpload idSection={routeId(search.get('idSection'))} />
    </PageContainer>
  );
}
