import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { ApiError, call } from '@shared-kit/runtime/api';
import { openApp } from '@shared-kit/contracts/identity';
import { useActiveSession } from '@shared-kit/runtime/session';
import { Icon, Spinner, VisuallyHidden } from '@shared-kit/ui';
import { notify } from '@shared-kit/ui/toast';
import { openWindow } from '../../lib/open-window.ts';
import { shownName } from './app-name.rules.ts';
import { labels } from './labels.ts';
import styles from './my-apps.module.css';

/** B2.3-22: lists the apps of a person who has several; each opens in its own window (B6-14). */
export function MyApps(): ReactNode {
  const { appsUserAccess, accessSupport } = useActiveSession().loginInfo;
  const isSupport = accessSupport.currentUserToken !== null;
  const [opening, setOpening] = useState<number>();
  const id = useId();
  if (appsUserAccess.length === 0) return null;

  async function open(idApp: number): Promise<void> {
    setOpening(idApp);
    try {
      await openWindow(async () => (await call(openApp, { params: { idApp } })).url);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      notify({ kind: 'error', text: error.message, error, key: 'switch-app' });
    } finally {
      setOpening(undefined);
    }
  }

  return (
    <section className={styles.apps} aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`} className={styles.heading}>
        {labels.heading}
      </h2>
      <ul role="list" className={styles.list}>
        {appsUserAccess.map(({ idApp, name, logo }) => (
          <li key={idApp}>
            <button
              type="button"
              className={styles.app}
              title={name}
              disabled={isSupport || opening !== undefined}
              aria-describedby={isSupport ? `${id}-support` : undefined}
              onClick={() => void open(idApp)}
            >
              <span className={styles.face}>
                {logo === '' ? <Icon name="grid" size={18} /> : <img src={logo} alt="" width={24} height={24} />}
              </span>
              <span className={styles.name}>
                {shownName(name)} <VisuallyHidden>({labels.newWindow})</VisuallyHidden>
              </span>
              {opening === idApp ? <Spinner /> : <Icon name="external-link" size={16} />}
            </button>
          </li>
        ))}
      </ul>
      {isSupport && (
        <p id={`${id}-support`} className={styles.note}>
          {labels.inSupport}
        </p>
      )}
    </section>
  );
}
