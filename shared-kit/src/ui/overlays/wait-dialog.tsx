import { useEffect, useState } from 'react';
import { Cluster, Spinner } from 'shared-kit/ui';
import { Dialog } from './dialog.tsx';

export interface WaitDialogProps {
  isOpen: boolean;
  /** What is under way, e.g. 'Aguarde, iniciando conteúdo'. */
  text: string;
  /** How long it stays once that is done, in milliseconds, so that it can be read: 1 s, 2 s where a file is made (B4.7-10, decision 113). */
  removedAfterMs?: 1000 | 2000;
  /** It came to nothing: what says so takes its place at once. */
  hasFailed?: boolean;
}

/** Says what is being done while nothing else can be. It goes by itself, and can't be closed. */
export function WaitDialog({ isOpen, text, removedAfterMs = 1000, hasFailed = false }: WaitDialogProps) {
  const isHeld = useHeld(isOpen, removedAfterMs);
  return (
    <Dialog isOpen={isOpen || (isHeld && !hasFailed)} onClose={() => undefined} title={text} size="small" isBlocking>
      <Cluster justify="center">
        <Spinner size="large" />
      </Cluster>
    </Dialog>
  );
}

/** On while it is, and for so long after. */
function useHeld(isOn: boolean, milliseconds: number): boolean {
  const [isHeld, setHeld] = useState(isOn);
  if (isOn && !isHeld) setHeld(true);
  useEffect(() => {
    if (isOn || !isHeld) return;
    const timer = setTimeout(() => setHeld(false), milliseconds);
    return () => clearTimeout(timer);
  }, [isOn, isHeld, milliseconds]);
  return isHeld;
}
