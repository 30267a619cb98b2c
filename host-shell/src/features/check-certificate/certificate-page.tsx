import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useParams, usePageTitle } from '@shared-kit/runtime/router';
import { Card, EmptyState, ErrorState, Icon, Skeleton, SkeletonGroup, SkeletonText, Stack } from '@shared-kit/ui';
import { BrandBar } from '../../lib/brand-bar/brand-bar.tsx';
import { CertificateCard } from './certificate-card.tsx';
import { labels } from './labels.ts';
import { useCertificate } from './use-certificate.ts';
import styles from './check-certificate.module.css';

/** A2r-31: public page that proves that a certificate is authentic. */
export function CertificatePage(): ReactNode {
  const { authenticityID = '' } = useParams();
  const [openedAt] = useState(() => new Date());
  const { check, retry } = useCertificate(authenticityID);
  usePageTitle(labels.heading);
  useNoIndex();
  return (
    <div className={styles.page}>
      <BrandBar />
      <main className={styles.main}>
        <h1 className={styles.heading}>{labels.heading}</h1>
        {check.kind === 'checking' && <CertificateSkeleton />}
        {check.kind === 'found' && <CertificateCard certificate={check.certificate} now={openedAt} />}
        {check.kind === 'not-found' && (
          <EmptyState
            icon={<Icon name="search" size={28} />}
            title={labels.notFound}
            description={labels.notFoundHelp}
          />
        )}
        {check.kind === 'failed' && <ErrorState title={labels.failed} description={check.message} onRetry={retry} />}
      </main>
    </div>
  );
}

function CertificateSkeleton(): ReactNode {
  return (
    <SkeletonGroup>
      <Card>
        <Stack gap={5}>
          <Skeleton height="1.75rem" width="60%" />
          <SkeletonText lines={6} />
        </Stack>
      </Card>
    </SkeletonGroup>
  );
}

/** Decision 38: excludes the page from search engines, because certificates are only for people who have the link. */
function useNoIndex(): void {
  useEffect(() => {
    const meta = document.createElement('meta');
    meta.name = 'robots';
    meta.content = 'noindex';
    document.head.append(meta);
    return () => meta.remove();
  }, []);
}
