import type { CompanyDomains as Domains } from '@shared-kit/contracts/admin';
import {
  Alert,
  Badge,
  Card,
  CardHeader,
  Cluster,
  EmptyState,
  Icon,
  QueryStates,
  SkeletonText,
  Stack,
} from '@shared-kit/ui';
import { AddDomain } from './add-domain.tsx';
import { useCompanyDomains } from './company-domains.queries.ts';
import { DomainEntry } from './domain-entry.tsx';
import { labels } from './labels.ts';
import styles from './company-domains.module.css';

/** Domains of the company: those of the installation, and those that the company claims and proves. */
export function CompanyDomains() {
  const query = useCompanyDomains();
  return (
    <QueryStates query={query} errorTitle={labels.loadFailed} skeleton={<SkeletonText lines={10} />}>
      {(domains) => (
        <Stack gap={5}>
          {domains.isReadOnly && <Alert title={labels.readOnly}>{labels.readOnlyHint}</Alert>}
          <Own domains={domains} />
          <Installed domains={domains} />
        </Stack>
      )}
    </QueryStates>
  );
}

function Own({ domains: { domains, isReadOnly } }: { domains: Domains }) {
  return (
    <Card>
      <CardHeader title={labels.own} />
      <Stack gap={5}>
        {domains.length === 0 ? (
          <EmptyState icon={<Icon name="globe" size={28} />} title={labels.none} description={labels.noneHint} />
        ) : (
          <ul className={styles.list} aria-label={labels.own}>
            {domains.map((domain) => (
              <DomainEntry key={domain.host} domain={domain} isReadOnly={isReadOnly} />
            ))}
          </ul>
        )}
        {!isReadOnly && <AddDomain />}
      </Stack>
    </Card>
  );
}

function Installed({ domains: { main, given } }: { domains: Domains }) {
  return (
    <Card>
      <CardHeader title={labels.installed} description={labels.installedHint} />
      <ul className={styles.list} aria-label={labels.installed}>
        {[main, ...given].map(({ host, address }) => (
          <li key={host} className={styles.given}>
            <Cluster>
              <a className={styles.host} href={address}>
                {address}
              </a>
              {host === main.host && <Badge>{labels.main}</Badge>}
            </Cluster>
          </li>
        ))}
      </ul>
    </Card>
  );
}
