import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { isOffline } from '@shared-kit/runtime/api';
import { endSession, returnToOwnSession, useSession } from '@shared-kit/runtime/session';
import type { Session } from '@shared-kit/runtime/session';
import { Button, Icon } from '@shared-kit/ui';
import { recordSessionEnd } from '../../lib/session-end.ts';
import { openShellDialog } from '../../lib/shell-dialog/shell-dialog.ts';
import { labels } from './labels.ts';
import { recordSupportEnd } from './record-support-end.ts';
import { timeLeft } from './support.rules.ts';
import { useMinutesLeft } from './use-minutes-left.ts';
import styles from './support-bar.module.css';

/** B2.3-31: bar on every page of a support access that names the person. Renders nothing in the own session. */
export function SupportBar(): ReactNode {
  const session = useSession();
  const until = session?.loginInfo.accessSupport.until;
  return session && until !== undefined ? <Bar session={session} until={until} /> : null;
}

function Bar({ session, until }: { readonly session: Session; readonly until: string }): ReactNode {
  const minutes = useMinutesLeft(until);
  useEndInTime(until);
  return (
    <aside className={styles.bar} data-support-bar="" aria-label={labels.barRegion}>
      <Icon name="shield" size={18} />
      <p className={styles.text}>{labels.bar(session.viewer.name)}</p>
      <p className={styles.time}>{labels.remaining(minutes)}</p>
      <Button size="small" variant="secondary" onClick={() => openShellDialog('leave-support')}>
        {labels.leave}
      </Button>
    </aside>
  );
}

/**
 * Decision 9: ends an expired support access, because the server has ended it as well. The page does not wait for a
 * refused call.
 */
function useEndInTime(until: string): void {
  useEffect(() => {
    const goBack = (): void =>
      void returnToOwnSession().then(recordSupportEnd, (error: unknown) => {
        // A laptop that wakes has no network yet, and the own session stays valid.
        if (isOffline(error)) return;
        recordSessionEnd();
        endSession();
      });
    const timer = setTimeout(goBack, timeLeft(until, Date.now()));
    const onOnline = (): void => {
      if (timeLeft(until, Date.now()) === 0) goBack();
    };
    window.addEventListener('online', onOnline);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', onOnline);
    };
  }, [until]);
}
