import type { ReactNode } from 'react';
import { classNames } from '../lib/class-names.ts';
import styles from './badge.module.css';

/** Colour tone of a badge or status. */
export type Tone = 'neutral' | 'primary' | 'accent' | 'success' | 'warning' | 'danger' | 'info';

/** Shows a short label on a tinted ground. `live` pulses, for 'AO VIVO'. */
export function Badge({
  tone = 'neutral',
  isLive,
  icon,
  children,
}: {
  tone?: Tone;
  isLive?: boolean;
  icon?: ReactNode;
  children: ReactNode;
}) {
  return (
    <span className={classNames(styles.badge, isLive ? styles.live : styles[tone])}>
      {isLive && <span className={styles.dot} aria-hidden="true" />}
      {icon}
      {children}
    </span>
  );
}

/** Shows a state as icon and text, never by colour alone. */
export function Status({ tone = 'neutral', icon, children }: { tone?: Tone; icon: ReactNode; children: ReactNode }) {
  return (
    <span className={classNames(styles.status, styles[`${tone}Text`])}>
      {icon}
      {children}
    </span>
  );
}
