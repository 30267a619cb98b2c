import type { ThemeSample } from '@shared-kit/contracts/admin';
import { Badge } from '@shared-kit/ui';
import { labels } from './labels.ts';
import styles from './company-brand.module.css';

/** Shows the theme of the chosen colours in both schemes, with the contrast that the portal guarantees. */
export function ThemeSamples({ samples }: { samples: readonly ThemeSample[] }) {
  return (
    <section className={styles.samples} aria-label={labels.legibility}>
      {(['light', 'dark'] as const).map((scheme) => (
        <div key={scheme}>
          <h3 className={styles.small}>{labels.schemes[scheme]}</h3>
          <ul className={styles.uses}>
            {samples
              .filter((sample) => sample.scheme === scheme)
              .map(({ use, background, text, ratio, isAdjusted }) => (
                <li key={use} className={styles.use}>
                  <span className={styles.chip} style={{ background, color: text }}>
                    {labels.uses[use]}
                  </span>
                  <span className={styles.quiet}>{labels.ratio(ratio)}</span>
                  {isAdjusted && <Badge>{labels.adjusted}</Badge>}
                </li>
              ))}
          </ul>
        </div>
      ))}
      {samples.some(({ isAdjusted }) => isAdjusted) && <p className={styles.quiet}>{labels.adjustedHint}</p>}
    </section>
  );
}
