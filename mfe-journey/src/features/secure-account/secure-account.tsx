import { useState } from 'react';
import { getSecondFactor } from '@shared-kit/contracts/identity';
import type { ReplyOf } from '@shared-kit/contracts/core';
import { formatDate } from '@shared-kit/contracts/calendar';
import { useApiQuery, useInvalidate } from '@shared-kit/runtime/api';
import { useActiveSession } from '@shared-kit/runtime/session';
import { Alert, Button, Card, CardHeader, QueryStates, SkeletonText, Stack } from '@shared-kit/ui';
import { notify } from '@shared-kit/ui/toast';
import { labels } from './labels.ts';
import { PasskeyList } from './passkey-list.tsx';
import { SecurityDialog } from './security-dialog.tsx';
import type { SecurityAction } from './security-action.rules.ts';
import styles from './secure-account.module.css';

/** Shows the person's second factors and lets them change these. */
export function SecureAccount() {
  const { idUser } = useActiveSession().viewer;
  const query = useApiQuery(getSecondFactor, { params: { idUser } }, { staleTime: 0, gcTime: 0 });
  const invalidate = useInvalidate();
  const [action, setAction] = useState<SecurityAction>();

  function close(hasChanged: boolean): void {
    setAction(undefined);
    if (!hasChanged) return;
    invalidate(getSecondFactor);
    notify({ kind: 'success', text: labels.saved });
  }

  return (
    <Card as="section" padding="large" aria-label={labels.title} className={styles.card ?? ''}>
      <CardHeader title={labels.title} description={labels.help} />
      <QueryStates query={query} skeleton={<SkeletonText lines={5} />}>
        {(factors) =>
          factors.isAvailable ? (
            <Factors factors={factors} onAct={setAction} />
          ) : (
            <Alert tone="info">{labels.ssoOnly}</Alert>
          )
        }
      </QueryStates>
      {action && <SecurityDialog action={action} onClose={close} />}
    </Card>
  );
}

interface FactorsProps {
  readonly factors: ReplyOf<typeof getSecondFactor>;
  onAct(action: SecurityAction): void;
}

function Factors({ factors, onAct }: FactorsProps) {
  const { totpSince, passkeys, recoveryCodesLeft, isRequired } = factors;
  return (
    <Stack gap={5}>
      {isRequired && <Alert tone="info">{labels.required}</Alert>}
      <div className={styles.row}>
        <div className={styles.text}>
          <h3 className={styles.name}>{labels.totp}</h3>
          <p className={styles.detail}>{totpSince === null ? labels.totpOff : labels.since(formatDate(totpSince))}</p>
        </div>
        {totpSince === null ? (
          <Button variant="secondary" size="small" onClick={() => onAct({ kind: 'add-totp' })}>
            {labels.setUp}
          </Button>
        ) : (
          <Button variant="ghost" size="small" onClick={() => onAct({ kind: 'remove-totp' })}>
            {labels.remove}
          </Button>
        )}
      </div>
      <PasskeyList passkeys={passkeys} onAct={onAct} />
      {(totpSince !== null || passkeys.length > 0) && (
        <div className={styles.row}>
          <div className={styles.text}>
            <h3 className={styles.name}>{labels.codes}</h3>
            <p className={styles.detail}>{labels.codesLeft(recoveryCodesLeft)}</p>
          </div>
          <Button variant="secondary" size="small" onClick={() => onAct({ kind: 'renew-codes' })}>
            {labels.renewCodes}
          </Button>
        </div>
      )}
    </Stack>
  );
}
