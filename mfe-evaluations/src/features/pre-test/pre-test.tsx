import { useState } from 'react';
import type { SlotPropsOf } from '@shared-kit/contracts/core';
import { evaluationPath } from '@shared-kit/contracts/evaluations';
import type { preTestSlot } from '@shared-kit/contracts/learning';
import { formatPercent } from '@shared-kit/ui/format';
import { Alert, Button, Icon } from '@shared-kit/ui';
import { Dialog, WaitDialog } from '@shared-kit/ui/overlays';
import styles from './pre-test.module.css';
import { labels } from './labels.ts';
import { useStartPreTest } from './use-start-pre-test.ts';

export type PreTestProps = SlotPropsOf<typeof preTestSlot>;

/** Pre-test of a page: its card, and the modal shown while the pre-test blocks the contents (B4.6-22). */
export function PreTestOffer({ title, description, questionnaire, isRequired, ...address }: PreTestProps) {
  const [isPutOff, setPutOff] = useState(false);
  const { isStarting, error, start } = useStartPreTest(address);
  const begin = () => start(() => setPutOff(false));
  const isDone = questionnaire?.finishDate != null;
  const startLabel = questionnaire === null ? labels.start : labels.resume;
  const failure = error !== null && (
    <Alert tone="danger" title={labels.startFailed}>
      {error.message}
    </Alert>
  );
  return (
    <article className={styles.card}>
      <span className={styles.icon} aria-hidden="true">
        <Icon name={isDone ? 'check-circle' : 'clipboard-check'} size={28} />
      </span>
      <div className={styles.words}>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.text}>{isDone ? doneText(questionnaire) : description || labels.invitation}</p>
      </div>
      {isDone ? (
        <Button variant="secondary" to={evaluationPath({ ...address, idQuestionnaire: questionnaire.idQuestionnaire })}>
          {labels.showResult}
        </Button>
      ) : (
        <Button isBusy={isStarting} onClick={begin}>
          {startLabel}
        </Button>
      )}
      {isPutOff && !isDone && <div className={styles.failure}>{failure}</div>}
      <Dialog
        isOpen={isRequired && !isDone && !isPutOff && !isStarting}
        onClose={() => setPutOff(true)}
        size="small"
        title={labels.title}
        description={labels.required}
        footer={
          <>
            <Button variant="ghost" onClick={() => setPutOff(true)}>
              {labels.notNow}
            </Button>
            <Button onClick={begin}>{startLabel}</Button>
          </>
        }
      >
        {failure}
      </Dialog>
      <WaitDialog isOpen={isStarting} text={labels.starting} isCutShort={error !== null} />
    </article>
  );
}

function doneText({ grade }: { grade: number | null }): string {
  return grade === null ? labels.done : labels.reached(formatPercent(grade));
}
