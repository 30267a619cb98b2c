import type { ReactNode } from 'react';
import { storePath } from '@shared-kit/contracts/store';
import { Button, Icon, classNames } from '@shared-kit/ui';
import type { IconName } from '@shared-kit/ui';
import { labels } from './labels.ts';
import type { Outcome } from './pay-until-settled.ts';
import styles from './result-stage.module.css';

interface ResultStageProps {
  readonly outcome: Outcome;
  readonly isChecking: boolean;
  readonly onBack: () => void;
  readonly onCheckAgain: () => void;
}

/** Stage 4: the outcome of the payment. */
export function ResultStage({ outcome, isChecking, onBack, onCheckAgain }: ResultStageProps) {
  if (outcome === 'paid') {
    return (
      <Result tone="good" icon="check-circle" title={labels.paid} text={labels.paidText}>
        <Button size="large" to={storePath({ view: 'mine' })}>
          {labels.myProducts}
        </Button>
      </Result>
    );
  }
  if (outcome === 'refused') {
    return (
      <Result tone="bad" icon="x-circle" title={labels.refused} text={labels.refusedText} note={labels.notCharged}>
        <Button size="large" icon={<Icon name="arrow-left" />} onClick={onBack}>
          {labels.back}
        </Button>
      </Result>
    );
  }
  return (
    <Result tone="open" icon="offline" title={labels.unknown} text={labels.unknownText}>
      <Button size="large" isBusy={isChecking} onClick={onCheckAgain}>
        {labels.checkAgain}
      </Button>
    </Result>
  );
}

/** Waiting state of a payment that another page has sent. */
export function ConfirmingPayment() {
  return <Result tone="open" icon="hourglass" title={labels.confirming} text={labels.confirmingText} />;
}

interface ResultProps {
  readonly tone: 'good' | 'bad' | 'open';
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
  readonly note?: string;
  readonly children?: ReactNode;
}

/** Outcome with an icon, a heading and an action. */
export function Result({ tone, icon, title, text, note, children }: ResultProps) {
  return (
    <section className={styles.result} role="status">
      <span className={classNames(styles.icon, styles[tone])} aria-hidden="true">
        <Icon name={icon} size={40} />
      </span>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.text}>{text}</p>
      {note && <p className={styles.note}>{note}</p>}
      {children && <div className={styles.action}>{children}</div>}
    </section>
  );
}
