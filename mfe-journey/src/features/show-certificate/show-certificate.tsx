import { journeyTabPath } from '@shared-kit/contracts/journey';
import { usePageTitle } from '@shared-kit/runtime/router';
import { Button, Icon, PageHeader, QueryStates, SkeletonText, Stack } from '@shared-kit/ui';
import { DownloadCertificate } from '../../lib/download-certificate/download-certificate.tsx';
import { CertificateCredential } from './certificate-credential.tsx';
import { CertificateDetails } from './certificate-details.tsx';
import { CertificatePreview } from './certificate-preview.tsx';
import { useCertificate } from './certificate.queries.ts';
import { labels } from './labels.ts';
import { ShareCertificate } from './share-certificate.tsx';
import styles from './show-certificate.module.css';

/** Own certificate with its preview, download, public link and verifiable credential. */
export function ShowCertificate({ idEnrollment }: { idEnrollment: number }) {
  const query = useCertificate(idEnrollment);
  usePageTitle(query.data?.title ?? labels.back);
  return (
    <Stack gap={4}>
      <Button
        variant="ghost"
        size="small"
        className={styles.back}
        icon={<Icon name="arrow-left" size={18} />}
        to={journeyTabPath('certificates')}
      >
        {labels.back}
      </Button>
      <QueryStates
        query={query}
        skeleton={<SkeletonText lines={8} />}
        errorTitle={labels.failed}
        isEmpty={() => false}
        empty={null}
      >
        {(certificate) => (
          <>
            <PageHeader
              title={certificate.title}
              description={certificate.organization}
              actions={<DownloadCertificate row={certificate} />}
            />
            <div className={styles.columns}>
              <Stack gap={5}>
                <CertificatePreview idEnrollment={idEnrollment} title={certificate.title} />
                <CertificateDetails certificate={certificate} />
              </Stack>
              {certificate.state !== 'revoked' && (
                <Stack gap={5}>
                  <ShareCertificate certificate={certificate} />
                  <CertificateCredential token={certificate.token} />
                </Stack>
              )}
            </div>
          </>
        )}
      </QueryStates>
    </Stack>
  );
}
