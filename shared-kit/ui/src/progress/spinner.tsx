import { classNames } from '../lib/class-names.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './spinner.module.css';

/** Props of `Spinner`. */
export interface SpinnerProps {
  size?: 'small' | 'medium' | 'large';
  /** Spoken label; omit it when text nearby already describes the wait. */
  label?: string;
}

/** Renders a spinner for work of unknown length. Use a skeleton for a list that loads. */
export function Spinner({ size = 'small', label }: SpinnerProps) {
  return (
    <span className={classNames(styles.spinner, styles[size])} role={label ? 'status' : undefined}>
      <svg viewBox="0 0 24 24" fill="none" aria-hidden="true">
        <circle className={styles.track} cx="12" cy="12" r="9.5" />
        <path className={styles.arc} d="M12 2.5a9.5 9.5 0 0 1 9.5 9.5" />
      </svg>
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  );
}
