import { useState } from 'react';
import {
  adminInboxPath,
  listAuditActs,
  listConfirmations,
  readFourEyes,
  switchFourEyes,
} from '@shared-kit/contracts/admin';
import { call, useApiQuery, useInvalidate } from '@shared-kit/runtime/api';
import { Alert, Badge, Button, Card, CardHeader, QueryStates, SkeletonText, Stack } from '@shared-kit/ui';
import { notify } from '@shared-kit/ui/toast';
import { PasswordDialog } from '../../lib/password-dialog/password-dialog.tsx';
import { labels } from './labels.ts';

/** Says whether a second person confirms what can't be undone, and switches it. */
export function FourEyes() {
  const query = useApiQuery(readFourEyes, {}, { staleTime: 0 });
  const [isSwitching, setSwitching] = useState(false);
  const invalidate = useInvalidate();
  return (
    <Card as="section" aria-label={labels.title}>
      <QueryStates query={query} errorTitle={labels.loadFailed} skeleton={<SkeletonText lines={3} />}>
        {({ isOn, isDefault, administrators, isWaiting, canSwitch, hasPassword }) => (
          <Stack>
            <CardHeader
              title={labels.title}
              description={labels.says}
              actions={
                canSwitch &&
                !isWaiting && (
                  <Button size="small" variant="secondary" onClick={() => setSwitching(true)}>
                    {isOn ? labels.turnOff : labels.turnOn}
                  </Button>
                )
              }
            />
            <div>
              <Badge>{isOn ? labels.on : labels.off}</Badge>
            </div>
            {isDefault && <p>{labels.byDefault(administrators)}</p>}
            {isWaiting && (
              <Alert
                title={labels.waiting}
                action={
                  canSwitch && (
                    <Button size="small" variant="secondary" to={adminInboxPath('confirmacoes')}>
                      {labels.openRequest}
                    </Button>
                  )
                }
              />
            )}
            {isSwitching && (
              <PasswordDialog
                title={isOn ? labels.offTitle : labels.onTitle}
                confirm={isOn ? labels.confirmOff : labels.confirmOn}
                hasPassword={hasPassword}
                work={async (password) => {
                  const { state } = await call(switchFourEyes, { body: { isOn: !isOn, password } });
                  notify({ kind: 'success', text: state === 'asked' ? labels.asked : labels.done });
                }}
                onChanged={() => invalidate(readFourEyes, listConfirmations, listAuditActs)}
                onClose={() => setSwitching(false)}
              >
                <p>{isOn ? labels.offSays : labels.onSays}</p>
              </PasswordDialog>
            )}
          </Stack>
        )}
      </QueryStates>
    </Card>
  );
}
