import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTenant } from '@shared-kit/runtime/session';
import styles from './entrance.module.css';

/**
 * A2l-14: one picture for wide screens and one for phones; the company's tiles when it has none or it does not load.
 */
export function EntranceStage(): ReactNode {
  const { loginImage, loginImageMobile } = useTenant();
  const [hasFailed, setFailed] = useState(false);
  const wide = loginImage || loginImageMobile;
  return (
    <div className={styles.stage}>
      <div className={styles.tiles} />
      {wide !== '' && !hasFailed && (
        <picture>
          {loginImageMobile !== '' && <source media="(max-width: 47.99rem)" srcSet={loginImageMobile} />}
          <img className={styles.picture} src={wide} alt="" fetchPriority="high" onError={() => setFailed(true)} />
        </picture>
      )}
    </div>
  );
}
