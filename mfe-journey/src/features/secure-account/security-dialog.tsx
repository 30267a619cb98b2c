import type { TotpSetup } from '@shared-kit/contracts/identity';
import { useState } from 'react';
import { Dialog } from '@shared-kit/ui/overlays';
import { ConfirmPassword } from './confirm-password.tsx';
import { labels } from './labels.ts';
import { NewCodes } from './new-codes.tsx';
import { ScanTotp } from './scan-totp.tsx';
import type { SecurityAction } from './security-action.rules.ts';

type Stage =
  | { readonly kind: 'password' }
  | { readonly kind: 'scan'; readonly totp: TotpSetup }
  | { readonly kind: 'codes'; readonly codes: readonly string[] };

interface SecurityDialogProps {
  readonly action: SecurityAction;
  onClose(hasChanged: boolean): void;
}

/** Leads through one change: password, then the QR code of an app, then new recovery codes, as far as it has them. */
export function SecurityDialog({ action, onClose }: SecurityDialogProps) {
  const [stage, setStage] = useState<Stage>({ kind: 'password' });

  function finish(codes: readonly string[]): void {
    if (codes.length > 0) setStage({ kind: 'codes', codes });
    else onClose(true);
  }

  const title = stage.kind === 'codes' ? labels.newCodes : labels.dialogs[action.kind];
  return (
    <Dialog isOpen title={title} size="small" onClose={() => onClose(stage.kind === 'codes')}>
      {stage.kind === 'password' && (
        <ConfirmPassword
          action={action}
          onScan={(totp) => setStage({ kind: 'scan', totp })}
          onDone={finish}
          onCancel={() => onClose(false)}
        />
      )}
      {stage.kind === 'scan' && <ScanTotp totp={stage.totp} onDone={finish} />}
      {stage.kind === 'codes' && <NewCodes codes={stage.codes} onDone={() => onClose(true)} />}
    </Dialog>
  );
}
