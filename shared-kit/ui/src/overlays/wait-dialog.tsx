import { useEffect, useState } from 'react';
import { Cluster, Spinner } from '@shared-kit/ui';
import { Dialog } from './dialog.tsx';

/** Props of `WaitDialog`. */
export interface WaitDialogProps {
  isOpen: boolean;
  /** Text of the running task, e.g. 'Aguarde, iniciando conteúdo'. */
  text: string;
  /**
   * Time that the dialog stays after the task, in milliseconds, so that it can be read: 1 s, or 2 s when a file is
   * created (B4.7-10, decision 113).
   */
  removedAfterMs?: 1000 | 2000;
  /** True when the task failed, or when another dialog shows its result: the dialog closes at once. */
  isCutShort?: boolean;
}

/** Renders a dialog that blocks the page during a task. It closes by itself and cannot be closed by the user. */
export function WaitDialog({ isOpen, text, removedAfterMs = 1000, isCutShort = false }: WaitDialogProps) {
  const isLingering = useLingering(isOpen, removedAfterMs);
  return (
    <Dialog
      isOpen={isOpen || (isLingering && !isCutShort)}
      onClose={() => undefined}
      title={text}
      size="small"
      isBlocking
    >
      <Cluster justify="center">
        <Spinner size="large" />
      </Cluster>
    </Dialog>
  );
}

/** Returns true while `isOn` and for `milliseconds` after it. */
function useLingering(isOn: boolean, milliseconds: number): boolean {
  const [isLingering, setLingering] = useState(isOn);
  if (isOn && !isLingering) setLingering(true);
  useEffect(() => {
    if (isOn || !isLingering) return;
    const timer = setTimeout(() => setLingering(false), milliseconds);
    return () => clearTimeout(timer);
  }, [isOn, isLingering, milliseconds]);
  return isLingering;
}
