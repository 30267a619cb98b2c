import { useParams } from '@shared-kit/runtime/router';
import { EmptyState, Icon, PageContainer } from '@shared-kit/ui';
import { ShowCertificate } from '../features/show-certificate/show-certificate.tsx';
import { labels } from './labels.ts';

/** Page of one certificate of the person, with an address of its own (decision 460). */
export function Page() {
  const idEnrollment = Number(useParams()['idEnrollment']);
  if (!Number.isInteger(idEnrollment) || idEnrollment < 1)
    return <EmptyState isPage icon={<Icon name="certificate" size={28} />} title={labels.unknownCertificate} />;
  return (
    <PageContainer>
      <ShowCertificate idEnrollment={idEnrollment} />
    </PageContainer>
  );
}
