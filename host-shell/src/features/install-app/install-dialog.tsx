import type { ReactNode } from 'react';
import { useTenant } from '@shared-kit/runtime/session';
import { Button } from '@shared-kit/ui';
import { Dialog } from '@shared-kit/ui/overlays';
import type { InstallMethod } from './install.rules.ts';
import { labels } from './labels.ts';
import styles from './install-dialog.module.css';

interface InstallDialogProps {
  readonly way: NonNullable<InstallMethod>;
  readonly onInstall: () => void;
  readonly onAnswer: () => void;
}

/** A2h-07: dialog with the tenant's icon and name as the device will show them. */
export function InstallDialog({ way, onInstall, onAnswer }: InstallDialogProps): ReactNode {
  const { name } = useTenant();
  return (
    <Dialog
      isOpen
      onClose={onAnswer}
      title={labels.title(name)}
      description={labels.text}
      size="small"
      footer={
        way === 'button' ? (
          <>
            <Button variant="secondary" onClick={onAnswer}>
              {labels.later}
            </Button>
            <Button onClick={onInstall}>{labels.install}</Button>
          </>
        ) : (
          <Button onClick={onAnswer}>{labels.understood}</Button>
        )
      }
    >
      <div className={styles.app}>
        <img className={styles.icon} src={iconAddress()} alt="" width={72} height={72} />
        <span className={styles.name}>{name}</span>
      </div>
      {way === 'by-hand' && (
        <>
          <p className={styles.byHand}>{labels.byHand}</p>
          <ol className={styles.steps}>
            {labels.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </>
      )}
    </Dialog>
  );
}

/** Returns the address of the icon that the page declares for devices. */
function iconAddress(): string | undefined {
  return document.querySelector<HTMLLinkElement>('link[rel="apple-touch-icon"]')?.href;
}
