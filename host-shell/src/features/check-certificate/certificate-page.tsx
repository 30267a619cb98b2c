import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useParams, usePageTitle } from '@shared-kit/runtime/router';
import { Card, EmptyState, ErrorState, Icon, Skeleton, SkeletonGroup, SkeletonText, Stack } from '@shared-kit/ui';
import { BrandBar } from '../../lib/brand-bar/brand-bar.tsx';
import { CertificateCard } from './certificate-card.tsx';
import { CheckForm } from './check-form.tsx';
import { labels } from './labels.ts';
import { useCertificate } from './use-certificate.ts';
import type { CertificateCheck } from './use-certificate.ts';
import styles from './check-certificate.module.css';

/** A2r-31: public page that proves that a certificate is authentic; without a code in its address it asks for one. */
export function CertificatePage(): ReactNode {
  const { authenticityID } = useParams();
  usePageTitle(labels.heading);
  useNoIndex();
  return (
    <div className={styles.page}>
      <BrandBar />
      <main className={styles.main}>
        <h1 className={styles.heading}>{labels.heading}</h1>
        {authenticityID === undefined ? (
          <>
            <p className={styles.intro}>{labels.form.intro}</p>
            <section className={styles.another} aria-label={labels.form.again}>
              <CheckForm />
            </section>
          </>
        ) : (
          <Checked key={authenticityID} authenticityID={authenticityID} />
        )}
      </main>
    </div>
  );
}

function Checked({ authenticityID }: { readonly authenticityID: string }): ReactNode {
  const { check, retry } = useCertificate(authenticityID);
  const start = check.kind === 'not-found' ? authenticityID : '';
  return (
    <>
      <Outcome check={check} onRetry={retry} />
      <section className={styles.another} aria-label={labels.form.again}>
        <h2 className={styles.again}>{labels.form.again}</h2>
        <CheckForm key={start} start={start} />
      </section>
    </>
  );
}

function Outcome({ check, onRetry }: { readonly check: CertificateCheck; readonly onRetry: () => void }): ReactNode {
  switch (check.kind) {
    case 'checking':
      return <CertificateSkeleton />;
    case 'found':
      return <CertificateCard certificate={check.certificate} />;
    case 'not-found':
      return (
        <EmptyState icon={<Icon name="search" size={28} />} title={labels.notFound} description={labels.notFoundHelp} />
      );
    case 'failed':
      return (
        <ErrorState title={labels.failed} description={check.error.message} error={check.error} onRetry={onRetry} />
      );
  }
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
