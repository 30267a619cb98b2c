import type { ReactNode } from 'react';
import { extensionWay } from '@shared-kit/contracts/plans';
import { Button, Icon } from '@shared-kit/ui';
import type { IconName } from '@shared-kit/ui';
import { labels } from './labels.ts';
import { entryAddress } from './plan-flow.rules.ts';
import type { PlanView } from './plan-flow.rules.ts';
import { useTrial } from './trial-context.tsx';
import styles from './upgrade-plan.module.css';

interface PlanAnswerProps {
  readonly dialog: Extract<PlanView, { name: 'dialog' }> | { readonly name: 'expiring'; readonly until: string };
  readonly isAdmin?: boolean;
  readonly isExtending?: boolean;
  onView?(view: PlanView): void;
  onMoreTime?(): void;
  onClose(): void;
}

/** Answers of the plan modal, by type (B4.9-12 to B4.9-17). */
export function PlanAnswer({
  dialog,
  isAdmin = true,
  isExtending = false,
  onView,
  onMoreTime,
  onClose,
}: PlanAnswerProps) {
  const { answers } = labels;
  if (dialog.name === 'expiring')
    return (
      <Answer
        icon="hourglass"
        title={answers.ExtendTrial.title}
        lines={[answers.ExtendTrial.text, answers.ExtendTrial.until(dialog.until)]}
      >
        <Button isFullWidth onClick={onClose}>
          {answers.ExtendTrial.continue}
        </Button>
      </Answer>
    );
  switch (dialog.dialog) {
    case 'ConfirmTrial':
      return (
        <Answer icon="celebrate" title={answers.ConfirmTrial.title} lines={[answers.ConfirmTrial.text]}>
          <Button
            isFullWidth
            iconEnd={<Icon name="external-link" size={18} />}
            onClick={() => openPlatform(entryAddress(dialog.entry, Date.now()))}
          >
            {answers.ConfirmTrial.open}
          </Button>
        </Answer>
      );
    case 'FinishTrial':
      return <FinishTrial isExtending={isExtending} onView={onView} onMoreTime={onMoreTime} />;
    case 'ConfirmSucess':
      return (
        <Closable
          icon="check-circle"
          title={answers.ConfirmSucess.title}
          text={isAdmin ? answers.ConfirmSucess.text : answers.ConfirmSucess.clientText}
          onClose={onClose}
        />
      );
    case 'ConfirmPlan':
    case 'RequestExtendTrial':
      return <Closable icon="check-circle" {...answers[dialog.dialog]} onClose={onClose} />;
  }
}

/** Opens the platform's login in a new window, which cannot reach this one. */
function openPlatform(address: string): void {
  window.open(address, '_blank', 'noopener');
}

function FinishTrial({
  isExtending,
  onView,
  onMoreTime,
}: Pick<PlanAnswerProps, 'onView' | 'onMoreTime'> & { readonly isExtending: boolean }): ReactNode {
  const { own, plan } = useTrial();
  const { FinishTrial: words } = labels.answers;
  if (!own) return null;
  const canContract = plan?.planUpgrade.isPlanContractButtonActive ?? false;
  return (
    <Answer icon="hourglass" title={words.title} lines={[words.text]} note={words.leave}>
      {canContract && (
        <Button isFullWidth onClick={() => onView?.({ name: 'selectedPlan', idPlan: own.idPlan })}>
          {labels.contractNow}
        </Button>
      )}
      <Button variant="secondary" isFullWidth isBusy={isExtending} onClick={onMoreTime}>
        {extensionWay(own) === 'direct' ? labels.selected.moreDays : labels.selected.moreTime}
      </Button>
    </Answer>
  );
}

function Closable({
  icon,
  title,
  text,
  onClose,
}: {
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
  onClose(): void;
}): ReactNode {
  return (
    <Answer icon={icon} title={title} lines={[text]}>
      <Button isFullWidth onClick={onClose}>
        {labels.close}
      </Button>
    </Answer>
  );
}

/** Shows an icon, a title, a text and the buttons of an answer. */
export function Answer({
  icon,
  title,
  lines,
  note,
  children,
}: {
  readonly icon: IconName;
  readonly title: string;
  readonly lines: readonly string[];
  readonly note?: string;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <div className={styles.answer}>
      <span className={styles.mark}>
        <Icon name={icon} size={32} />
      </span>
      {/* Screen readers read the same title as the dialog's name. */}
      <p className={styles.answerTitle} aria-hidden="true">
        {title}
      </p>
      {lines.map((line) => (
        <p key={line} className={styles.muted}>
          {line}
        </p>
      ))}
      <div className={styles.answerActions}>{children}</div>
      {note !== undefined && <p className={styles.note}>{note}</p>}
    </div>
  );
}
