import { useState } from 'react';
import { adminInboxPath } from '@shared-kit/contracts/admin';
import type { CompanySso as Sso, SsoChange } from '@shared-kit/contracts/admin';
import { formatDateTime } from '@shared-kit/contracts/calendar';
import { Alert, Badge, Button, Card, CardHeader, Cluster, QueryStates, SkeletonText, Stack } from '@shared-kit/ui';
import { ChangeSsoDialog } from './change-sso-dialog.tsx';
import { useCompanySso } from './company-sso.queries.ts';
import { DraftForm } from './draft-form.tsx';
import { labels } from './labels.ts';
import { OwnValues } from './own-values.tsx';
import { SsoSummary } from './sso-summary.tsx';
import styles from './company-sso.module.css';

/** The company's own login: what is in use, the portal's values, and the draft. */
export function CompanySso() {
  const query = useCompanySso();
  return (
    <QueryStates query={query} errorTitle={labels.loadFailed} skeleton={<SkeletonText lines={14} />}>
      {(sso) => (
        <Stack gap={5}>
          {sso.isReadOnly && <Alert title={labels.readOnly}>{labels.readOnlyHint}</Alert>}
          {sso.waiting && <WaitingChange waiting={sso.waiting} />}
          <InUse sso={sso} />
          <OwnValues own={sso.own} />
          {!sso.isReadOnly && <DraftForm sso={sso} />}
        </Stack>
      )}
    </QueryStates>
  );
}

function WaitingChange({ waiting: { askedBy, until, isOwn } }: { waiting: NonNullable<Sso['waiting']> }) {
  return (
    <Alert
      title={labels.requestWaits(askedBy, formatDateTime(until))}
      action={
        <Button size="small" variant="secondary" to={adminInboxPath('confirmacoes')}>
          {labels.openRequest}
        </Button>
      }
    >
      {isOwn ? labels.ownRequest : labels.otherRequest}
    </Alert>
  );
}

function InUse({ sso }: { sso: Sso }) {
  const [asked, setAsked] = useState<SsoChange['kind']>();
  const { active, previous, isReadOnly } = sso;
  return (
    <Card>
      <CardHeader
        title={
          <Cluster gap={2}>
            {labels.state}
            <Badge tone={active ? 'success' : 'neutral'}>{active ? labels.on : labels.off}</Badge>
          </Cluster>
        }
      />
      <Stack>
        {active ? <SsoSummary settings={active} /> : <p>{labels.offHint}</p>}
        {previous && (
          <p className={styles.quiet}>{labels.previous(formatDateTime(previous.changedAt), previous.changedBy)}</p>
        )}
        {!isReadOnly && (active || previous) && (
          <Cluster justify="end">
            {previous && (
              <Button variant="secondary" onClick={() => setAsked('restore')}>
                {labels.restore}
              </Button>
            )}
            {active && (
              <Button variant="secondary" onClick={() => setAsked('turn-off')}>
                {labels.turnOff}
              </Button>
            )}
          </Cluster>
        )}
      </Stack>
      {asked && <ChangeSsoDialog sso={sso} kind={asked} onClose={() => setAsked(undefined)} />}
    </Card>
  );
}
