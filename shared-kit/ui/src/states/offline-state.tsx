import { CloudOff } from 'lucide-react';
import { Button } from '../button/button.tsx';
import styles from './states.module.css';
import { useRetryWhenOnline } from './use-retry-when-online.ts';

const labels = {
  /** A8-01. */
  title: 'Parece que você está sem conexão com a internet.',
  description: 'Assim que ela voltar, esta área abre sozinha.',
  retry: 'Tentar novamente',
} as const;

/** Props of `OfflineState`. */
export interface OfflineStateProps {
  /** Loads what is missing. The state calls it by itself once the network is back. */
  onRetry: () => unknown;
  isRetrying?: boolean;
}

/** Renders what stands in place of a part that cannot load without a network (A8-01). */
export function OfflineState({ onRetry, isRetrying = false }: OfflineStateProps) {
  useRetryWhenOnline(true, onRetry);
  return (
    <div className={styles.compact} role="alert">
      <span className={styles.icon} aria-hidden="true">
        <CloudOff size={28} />
      </span>
      <p className={styles.title}>{labels.title}</p>
      <p className={styles.description}>{labels.description}</p>
      <div className={styles.action}>
        <Button variant="secondary" isBusy={isRetrying} onClick={() => void onRetry()}>
          {labels.retry}
        </Button>
      </div>
    </div>
  );
}
