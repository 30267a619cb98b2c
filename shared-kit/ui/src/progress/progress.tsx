import { classNames } from '../lib/class-names.ts';
import styles from './progress.module.css';

/** Props of `Progress`. */
export interface ProgressProps {
  /** 0 to 100. */
  percent: number;
  /** Spoken label, e.g. 'Progresso do treinamento'. */
  label: string;
  size?: 'thin' | 'regular';
  /** Shows the figure beside the bar. */
  showsValue?: boolean;
  /** Figure beside the bar in place of the percentage, e.g. '3 de 8 · 38%'. */
  valueText?: string | undefined;
  tone?: 'primary' | 'success' | 'onMedia';
}

/** Renders a progress bar. */
export function Progress({ percent, label, size = 'regular', showsValue, valueText, tone = 'primary' }: ProgressProps) {
  const value = Math.round(Math.min(100, Math.max(0, percent)));
  return (
    <div className={styles.progress}>
      <div
        className={classNames(styles.track, styles[size], styles[tone])}
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={value}
        aria-valuetext={valueText}
      >
        <div className={styles.bar} style={{ inlineSize: `${value}%` }} />
      </div>
      {(showsValue || valueText !== undefined) && (
        <span className={styles.value} aria-hidden="true">
          {valueText ?? `${value}%`}
        </span>
      )}
    </div>
  );
}
