import { formatPercent } from '@shared-kit/ui/format';
import { classNames } from '@shared-kit/ui';
import { gaugeAngle } from './gauge.rules.ts';
import styles from './gauge.module.css';

interface GaugeProps {
  /** From 0 to 100. */
  readonly grade: number;
  /** Text under the figure, also used as its accessible name. */
  readonly label: string;
  readonly tone: 'success' | 'danger' | 'primary';
}

/** Half-circle gauge of the grade. */
export function Gauge({ grade, label, tone }: GaugeProps) {
  return (
    <div className={styles.gauge} role="img" aria-label={`${label}: ${formatPercent(grade)}`}>
      <div className={styles.window}>
        <div className={styles.track} />
        <div
          className={classNames(styles.arc, styles[tone])}
          style={{ transform: `rotate(${gaugeAngle(grade)}deg)` }}
          data-angle={gaugeAngle(grade)}
        />
      </div>
      <p className={styles.figure} aria-hidden="true">
        {formatPercent(grade)}
      </p>
    </div>
  );
}
