import { useState } from 'react';
import type { ReactNode } from 'react';
import { Alert, Button, QueryStates, Skeleton } from '@shared-kit/ui';
import { Dialog } from '@shared-kit/ui/overlays';
import { notify } from '@shared-kit/ui/toast';
import { ChosenTopics } from './chosen-topics.tsx';
import { labels } from './labels.ts';
import { TopicList } from './topic-list.tsx';
import { passTopics, useOwnTopics, useSaveTopics } from './topics.queries.ts';
import styles from './choose-topics.module.css';

/**
 * B2.16-06: as a gate it is answered once, with topics or with 'Agora não'; from the menu it can be closed without
 * changes.
 */
export function TopicsDialog({ onClose }: { onClose?(): void }): ReactNode {
  const isGate = onClose === undefined;
  const own = useOwnTopics();
  const [picked, setPicked] = useState<readonly string[]>();
  const chosen = picked ?? own.data?.tags.map(({ tag }) => tag) ?? [];
  const { save, isSaving, hasFailed } = useSaveTopics(() => {
    if (!isGate) notify({ kind: 'success', text: labels.saved });
    onClose?.();
  });
  // A failed save does not block the portal: the question returns after the next login.
  function notNow(): void {
    if (isGate) save([]);
    passTopics();
    onClose?.();
  }
  const toggle = (tag: string): void =>
    setPicked(chosen.includes(tag) ? chosen.filter((each) => each !== tag) : [...chosen, tag]);
  return (
    <Dialog
      isOpen
      // Escape answers like the button beside 'Salvar'; a click beside the question is no answer.
      onClose={isGate ? notNow : onClose}
      closesOutside={!isGate}
      title={labels.title}
      description={labels.intro}
      footer={
        <>
          <Button variant="secondary" disabled={isSaving} onClick={notNow}>
            {isGate ? labels.notNow : labels.cancel}
          </Button>
          <Button
            isBusy={isSaving}
            disabled={isGate ? chosen.length === 0 : picked === undefined}
            onClick={() => save(chosen)}
          >
            {labels.save}
          </Button>
        </>
      }
    >
      <div className={styles.content}>
        <QueryStates query={own} skeleton={<Skeleton height="12rem" />}>
          {() => (
            <>
              <ChosenTopics chosen={chosen} onRemove={toggle} />
              <TopicList chosen={chosen} onToggle={toggle} />
            </>
          )}
        </QueryStates>
        {hasFailed && <Alert tone="danger">{labels.notSaved}</Alert>}
      </div>
    </Dialog>
  );
}
