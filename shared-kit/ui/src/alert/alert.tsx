import type { ReactNode } from 'react';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { IconButton } from '../button/icon-button.tsx';
import { classNames } from '../lib/class-names.ts';
import { SupportCodeBeside } from '../states/support-code-beside.tsx';
import styles from './alert.module.css';

/** Tone of an alert or banner. */
export type AlertTone = 'info' | 'success' | 'warning' | 'danger';

/** Props of `Alert`. */
export interface AlertProps {
  tone?: AlertTone;
  title?: ReactNode;
  /** Buttons or links for a reaction to the message. */
  action?: ReactNode;
  /** Shows a close button. */
  onDismiss?: () => void;
  children?: ReactNode;
  /** Error of the failed call that the message is about: adds the code for the support (decision 536). */
  error?: unknown;
}

const toneIcons = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert };

/** Shows a message within a page. Screen readers announce danger and warning at once, other tones at the next pause. */
export function Alert({ tone = 'info', title, action, onDismiss, children, error }: AlertProps) {
  const ToneIcon = toneIcons[tone];
  return (
    <div
      className={classNames(styles.alert, styles[tone])}
      role={tone === 'danger' || tone === 'warning' ? 'alert' : 'status'}
    >
      <ToneIcon className={styles.icon} size={20} aria-hidden="true" />
      <div className={styles.text}>
        {title && <p className={styles.title}>{title}</p>}
        {children && <div>{children}</div>}
        {action && <div className={styles.action}>{action}</div>}
        <SupportCodeBeside error={error} text={children} />
      </div>
      {onDismiss && (
        <IconButton
          size="small"
          label="Fechar aviso"
          icon={<X size={18} />}
          className={styles.close}
          onClick={onDismiss}
        />
      )}
    </div>
  );
}

/** Shows the same message in full width, at the top of a page or of the portal. */
export function Banner(props: AlertProps) {
  return (
    <div className={styles.banner}>
      <Alert {...props} />
    </div>
  );
}
