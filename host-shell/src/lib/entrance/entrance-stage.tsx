import { useState } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import { focusOf } from '@shared-kit/contracts/page-start';
import { useTenant } from '@shared-kit/runtime/session';
import styles from './entrance.module.css';

/**
 * A2l-14: one picture for wide screens and one for phones; the company's tiles when it has none or it does not load.
 */
export function EntranceStage(): ReactNode {
  const { loginImage, loginImageMobile } = useTenant();
  const [hasFailed, setFailed] = useState(false);
  const wide = loginImage || loginImageMobile;
  const focus = {
    '--focus': focusOf(wide),
    '--focus-mobile': focusOf(loginImageMobile || wide),
  } as CSSProperties;
  return (
    <div className={styles.stage} style={focus}>
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
