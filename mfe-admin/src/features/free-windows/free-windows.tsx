import { useState } from 'react';
import { readScormHosts } from '@shared-kit/contracts/admin';
import { useApiQuery } from '@shared-kit/runtime/api';
import { Alert, Button, Stack, Switch } from '@shared-kit/ui';
import { Dialog } from '@shared-kit/ui/overlays';
import { notify } from '@shared-kit/ui/toast';
import { useSavePopups } from '../../lib/scorm.queries.ts';
import { labels } from './labels.ts';
import styles from './free-windows.module.css';

/** Switch of whether windows that the company's packages open leave the sandbox. It asks before it lets them out. */
export function FreeWindows({ canEdit }: { canEdit: boolean }) {
  const { data } = useApiQuery(readScormHosts, {}, { staleTime: 0 });
  const { mutate, isPending } = useSavePopups();
  const [isAsking, setAsking] = useState(false);
  // The list of hosts above shows when the reply fails.
  if (!data) return null;
  const { freesWindows } = data;
  const save = (isFree: boolean) => {
    // Closed at once, so that the second click of a double click confirms nothing again.
    setAsking(false);
    mutate(
      { body: { isFree, reason: '' } },
      {
        onSuccess: () => notify({ kind: 'success', text: isFree ? labels.freed : labels.kept }),
        onError: (error) => void notify({ kind: 'error', text: error.message, error }),
      },
    );
  };
  return (
    <section className={styles.windows}>
      <h2>{labels.title}</h2>
      <Switch
        label={labels.free}
        hint={freesWindows ? labels.isFree : labels.isKept}
        checked={freesWindows}
        disabled={!canEdit || isPending}
        onChange={() => (freesWindows ? save(false) : setAsking(true))}
      />
      <Dialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={labels.ask}
        description={labels.when}
        footer={
          <>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              {labels.cancel}
            </Button>
            <Button variant="danger" onClick={() => save(true)}>
              {labels.confirm}
            </Button>
          </>
        }
      >
        <Stack>
          <Alert tone="warning" title={labels.risk} />
        </Stack>
      </Dialog>
    </section>
  );
}
