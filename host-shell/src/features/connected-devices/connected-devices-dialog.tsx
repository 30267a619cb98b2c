import { useState } from 'react';
import type { ReactNode } from 'react';
import { Button, QueryStates, Skeleton, Stack } from '@shared-kit/ui';
import { ConfirmDialog, Dialog } from '@shared-kit/ui/overlays';
import { DeviceItem } from './device-item.tsx';
import { labels } from './labels.ts';
import { useDevices } from './use-devices.ts';
import styles from './connected-devices.module.css';

/** Lists the devices on which the person is logged in, with a button to end each session. */
export function ConnectedDevicesDialog({ onClose }: { onClose(): void }): ReactNode {
  const { query, busyWith, end, endOthers } = useDevices();
  const [now] = useState(() => new Date());
  const [isConfirming, setConfirming] = useState(false);
  return (
    <Dialog isOpen title={labels.title} description={labels.help} size="medium" onClose={onClose}>
      <QueryStates
        query={query}
        skeleton={[0, 1].map((row) => (
          <Skeleton key={row} height="4.5rem" />
        ))}
      >
        {({ sessions }) => (
          <Stack gap={4}>
            <ul role="list" className={styles.devices}>
              {sessions
                .toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent))
                .map((session) => (
                  <DeviceItem
                    key={session.idSession}
                    session={session}
                    now={now}
                    isBusy={busyWith === session.idSession}
                    onEnd={() => void end(session.idSession)}
                  />
                ))}
            </ul>
            {sessions.length > 1 ? (
              <Button variant="danger" isBusy={busyWith === 'others'} onClick={() => setConfirming(true)}>
                {labels.endOthers}
              </Button>
            ) : (
              <p className={styles.detail}>{labels.onlyThis}</p>
            )}
          </Stack>
        )}
      </QueryStates>
      <ConfirmDialog
        isOpen={isConfirming}
        title={labels.confirmOthers}
        description={labels.confirmOthersHelp}
        tone="danger"
        confirmLabel={labels.endOthers}
        cancelLabel={labels.cancel}
        onConfirm={() => {
          setConfirming(false);
          void endOthers();
        }}
        onCancel={() => setConfirming(false)}
      />
    </Dialog>
  );
}
