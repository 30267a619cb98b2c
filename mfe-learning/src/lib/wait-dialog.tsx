import { useEffect, useState } from 'react';
import { Spinner } from 'shared-kit/ui';
import { Dialog } from 'shared-kit/ui/overlays';
import styles from './wait-dialog.module.css';

/** B4.7-12: a wait that was shown stays long enough to be read. */
const LEAST_TIME_MS = 1000;

/** Says what is being done while nothing else can be. */
export function WaitDialog({ isOpen, text, title = 'Aguarde!' }: { isOpen: boolean; text: string; title?: string }) {
  const isShown = useAtLeast(isOpen, LEAST_TIME_MS);
  return (
    <Dialog isOpen={isShown} onClose={() => undefined} title={title} size="small" isBlocking>
      <p className={styles.wait} role="status">
        <Spinner />
        {text}
      </p>
    </Dialog>
  );
}

function useAtLeast(isOn: boolean, milliseconds: number): boolean {
  const [isHeld, setHeld] = useState(isOn);
  if (isOn && !isHeld) setHeld(true);
  useEffect(() => {
    if (isOn || !isHeld) return;
    const timer = setTimeout(() => setHeld(false), milliseconds);
    return () => clearTimeout(timer);
  }, [isOn, isHeld, milliseconds]);
  return isHeld;
}
