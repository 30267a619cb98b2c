import type { ReactNode } from 'react';
import type { Landing } from '@shared-kit/contracts/identity';
import { LandingActions } from './landing-hero.tsx';
import styles from './landing.module.css';

/** Closing text of the page, with the login buttons again. */
export function LandingClosing({ closing }: Pick<Landing, 'closing'>): ReactNode {
  if (closing.title === '') return null;
  return (
    <section className={styles.closing}>
      <div className={styles.closingTiles}>
        <div className={styles.tiles} />
      </div>
      <div className={styles.closingText}>
        <h2 className={styles.closingTitle}>{closing.title}</h2>
        {closing.text !== '' && <p className={styles.lead}>{closing.text}</p>}
        <LandingActions />
      </div>
    </section>
  );
}
