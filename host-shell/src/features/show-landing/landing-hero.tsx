import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTenant } from '@shared-kit/runtime/session';
import { Button } from '@shared-kit/ui';
import { labels } from './labels.ts';
import styles from './landing.module.css';

/** Company's headline beside its picture, with the login buttons. */
export function LandingHero(): ReactNode {
  const { name, landing, loginImage } = useTenant();
  const [hasFailed, setFailed] = useState(false);
  const picture = landing ? landing.image : loginImage;
  return (
    <section className={styles.hero}>
      <div className={styles.promise}>
        <h1 className={styles.title}>{landing?.title ?? name}</h1>
        <p className={styles.lead}>{landing?.text ?? labels.ownText}</p>
        <LandingActions />
      </div>
      <div className={styles.stage}>
        <div className={styles.tiles} />
        {picture !== '' && !hasFailed && (
          <img
            className={styles.picture}
            src={picture}
            alt=""
            fetchPriority="high"
            width="1600"
            height="1200"
            onError={() => setFailed(true)}
          />
        )}
      </div>
    </section>
  );
}

/**
 * Buttons to the activation and the login. The activation comes first when people create their own accounts (decision
 * 103).
 */
export function LandingActions(): ReactNode {
  const { idAppType } = useTenant();
  if (idAppType !== 2) {
    return (
      <div className={styles.actions}>
        <Button size="large" to="/login?fromLP=true" className={styles.strong}>
          {labels.enter}
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.actions}>
      <Button size="large" to="/activate-user" className={styles.strong}>
        {labels.activate}
      </Button>
      <Button size="large" variant="ghost" to="/login?fromLP=true" className={styles.quiet}>
        {labels.hasAccount}
      </Button>
    </div>
  );
}
