import { useState } from 'react';
import type { CompanySso, SsoChange } from '@shared-kit/contracts/admin';
import { Alert, Checkbox } from '@shared-kit/ui';
import { notify } from '@shared-kit/ui/toast';
import { PasswordDialog } from '../../lib/password-dialog/password-dialog.tsx';
import { changeSso, useRefreshSso } from './company-sso.queries.ts';
import { labels } from './labels.ts';

interface ChangeSsoDialogProps {
  sso: CompanySso;
  kind: SsoChange['kind'];
  onClose: () => void;
}

/** Says what a change of the login does, and asks for the password. */
export function ChangeSsoDialog({ sso, kind, onClose }: ChangeSsoDialogProps) {
  const { version, hasPassword, isDraftTested } = sso;
  const asksSecondPerson = sso.needsConfirmation.includes(kind);
  const refresh = useRefreshSso();
  const [isUntested, setUntested] = useState(false);
  const needsTest = kind === 'activate' && !isDraftTested;
  return (
    <PasswordDialog
      title={labels.ask[kind]}
      confirm={asksSecondPerson ? labels.requestSecondPerson : labels.confirm[kind]}
      variant={kind === 'turn-off' ? 'danger' : 'primary'}
      hasPassword={hasPassword}
      words={labels}
      isDisabled={needsTest && !isUntested}
      work={async (password) => {
        const change = kind === 'activate' ? { kind, isUntested } : { kind };
        const { state } = await changeSso(version, change, password);
        notify({ kind: 'success', text: state === 'asked' ? labels.asked : labels.done[kind] });
      }}
      onChanged={refresh}
      onClose={onClose}
    >
      {asksSecondPerson && <Alert title={labels.secondPerson}>{labels.secondPersonHint}</Alert>}
      <p>{labels.says[kind]}</p>
      {needsTest && (
        <Alert tone="warning" title={labels.untested}>
          <Checkbox
            label={labels.anyway}
            checked={isUntested}
            onChange={(event) => setUntested(event.target.checked)}
          />
        </Alert>
      )}
    </PasswordDialog>
  );
}
