import type { ReactNode } from 'react';
import type { Landing } from '@shared-kit/contracts/identity';
import { Icon, VisuallyHidden, isIconName } from '@shared-kit/ui';
import { labels } from './labels.ts';
import styles from './landing.module.css';

/** Short list of highlights. */
export function LandingHighlights({ highlights }: Pick<Landing, 'highlights'>): ReactNode {
  if (highlights.length === 0) return null;
  return (
    <section className={styles.section}>
      <VisuallyHidden>
        <h2>{labels.highlights}</h2>
      </VisuallyHidden>
      <ul className={styles.highlights}>
        {highlights.map(({ icon, title, text }) => (
          <li key={title} className={styles.highlight}>
            <span className={styles.badge}>
              <Icon name={isIconName(icon) ? icon : 'sparkles'} size={26} />
            </span>
            <h3 className={styles.highlightTitle}>{title}</h3>
            <p className={styles.muted}>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
