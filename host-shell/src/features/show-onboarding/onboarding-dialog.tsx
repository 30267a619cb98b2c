import { useEffect, useEffectEvent, useRef } from 'react';
import type { ReactNode } from 'react';
import { useApiMutation, useApiQuery } from '@shared-kit/runtime/api';
import { finishOnboarding, getOnboarding } from '@shared-kit/contracts/identity';
import { FrameViewer } from '@shared-kit/media/player';
import { updateSession, useActiveSession } from '@shared-kit/runtime/session';
import { Button, ErrorState, Spinner } from '@shared-kit/ui';
import { Dialog } from '@shared-kit/ui/overlays';
import { isEndOfTutorial } from './finished-message.rules.ts';
import { labels } from './labels.ts';
import styles from './show-onboarding.module.css';

/**
 * A2h-11: shows the tutorial in a frame with a close icon. Once seen, it does not open automatically again (B4.11-04).
 */
export function OnboardingDialog({ onClose }: { onClose?(): void }): ReactNode {
  const { viewer, gates } = useActiveSession();
  const params = { id: viewer.idUser };
  // A link to a tenant's own page expires, so it is requested each time.
  const address = useApiQuery(getOnboarding, { params }, { staleTime: 0, gcTime: 0 });
  const finish = useApiMutation(finishOnboarding);
  const content = useRef<HTMLDivElement>(null);

  function close(): void {
    // A closed tutorial stays closed for this visit, even when saving fails.
    if (gates.onboarding) finish.mutate({ params });
    updateSession((session) => ({ ...session, gates: { ...session.gates, onboarding: false } }));
    onClose?.();
  }

  const receive = useEffectEvent((message: MessageEvent) => {
    if (isEndOfTutorial(message, content.current?.querySelector('iframe')?.contentWindow)) close();
  });
  useEffect(() => {
    const onMessage = (message: MessageEvent): void => receive(message);
    window.addEventListener('message', onMessage);
    return () => window.removeEventListener('message', onMessage);
  }, []);

  return (
    <Dialog isOpen isSwipeable={false} onClose={close} title={labels.title} size="full">
      <div ref={content} className={styles.stage}>
        {address.data ? (
          <FrameViewer src={address.data.url} title={labels.title} />
        ) : address.isError ? (
          <div className={styles.wait}>
            <ErrorState title={labels.failed} error={address.error} onRetry={() => void address.refetch()} />
            <Button variant="ghost" onClick={close}>
              {labels.skip}
            </Button>
          </div>
        ) : (
          <div className={styles.wait}>
            <Spinner size="large" label="Carregando" />
          </div>
        )}
      </div>
    </Dialog>
  );
}
