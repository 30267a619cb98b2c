import type { ReactNode } from 'react';
import { CloudOff, Inbox } from 'lucide-react';
import { Button } from '../button/button.tsx';
import { supportCodeOf } from './failure.rules.ts';
import { SupportCode } from './support-code.tsx';
import styles from './states.module.css';

/** Props of `EmptyState`. */
export interface EmptyStateProps {
  /** Text of the specification, e.g. 'Nenhum conteúdo disponível'. */
  title: ReactNode;
  description?: ReactNode;
  /** Next step, e.g. a Button. */
  action?: ReactNode;
  icon?: ReactNode;
  size?: 'regular' | 'compact';
  /** True when the page shows nothing else: the title is the page's heading. */
  isPage?: boolean;
}

/** Renders an empty state with a text and a next step. */
export function EmptyState({ title, description, action, icon, size = 'regular', isPage = false }: EmptyStateProps) {
  const Title = isPage ? 'h1' : 'p';
  return (
    <div className={size === 'compact' ? styles.compact : styles.state}>
      <span className={styles.icon} aria-hidden="true">
        {icon ?? <Inbox size={28} />}
      </span>
      <Title className={styles.title}>{title}</Title>
      {description && <p className={styles.description}>{description}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}

/** Props of `ErrorState`. */
export interface ErrorStateProps {
  title?: ReactNode;
  description?: ReactNode;
  /** Error of the failed call: the state shows the code of its request, to copy for the support. */
  error?: unknown;
  /** Shows 'Tentar novamente'. */
  onRetry?: () => void;
  isRetrying?: boolean;
  size?: 'regular' | 'compact';
  /** True when the page shows nothing else: the title is the page's heading. */
  isPage?: boolean;
}

/** Renders the error state of a failed load, with a retry. The default title is that of A8-14. */
export function ErrorState({
  title = 'Houve algum erro durante o carregamento das informações',
  description,
  error,
  onRetry,
  isRetrying,
  size = 'regular',
  isPage = false,
}: ErrorStateProps) {
  const Title = isPage ? 'h1' : 'p';
  const supportCode = supportCodeOf(error);
  return (
    <div className={size === 'compact' ? styles.compact : styles.state} role="alert">
      <span className={styles.errorIcon} aria-hidden="true">
        <CloudOff size={28} />
      </span>
      <Title className={styles.title}>{title}</Title>
      {description && <p className={styles.description}>{description}</p>}
      {onRetry && (
        <div className={styles.action}>
          <Button variant="secondary" isBusy={isRetrying ?? false} onClick={onRetry}>
            Tentar novamente
          </Button>
        </div>
      )}
      {supportCode !== undefined && <SupportCode code={supportCode} />}
    </div>
  );
}
