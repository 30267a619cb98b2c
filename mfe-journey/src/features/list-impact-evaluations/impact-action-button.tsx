import { evaluationPath } from '@shared-kit/contracts/evaluations';
import type { ImpactEvaluation } from '@shared-kit/contracts/journey';
import { Button, Icon } from '@shared-kit/ui';
import { Tooltip } from '@shared-kit/ui/overlays';
import { impactAction } from './impact-action.rules.ts';
import { labels } from './labels.ts';
import styles from './list-impact-evaluations.module.css';

interface ImpactActionButtonProps {
  readonly evaluation: ImpactEvaluation;
  readonly isUnsure: boolean;
}

/** Button that opens a pending evaluation. For other states it stays focusable and explains why it is inactive. */
export function ImpactActionButton({ evaluation, isUnsure }: ImpactActionButtonProps) {
  const { isOpen, tooltip } = impactAction(evaluation, isUnsure);
  const name = labels.ofTraining(
    labels.answer,
    evaluation.learnerName === null ? evaluation.title : `${evaluation.title}, ${evaluation.learnerName}`,
  );
  return (
    <Tooltip text={tooltip}>
      {isOpen ? (
        <Button
          size="small"
          className={styles.action}
          icon={<Icon name="edit" size={18} />}
          to={evaluationPath(evaluation)}
          aria-label={name}
        >
          {labels.answer}
        </Button>
      ) : (
        <Button
          size="small"
          className={styles.action}
          variant="ghost"
          icon={<Icon name="edit" size={18} />}
          aria-disabled="true"
          aria-label={labels.because(name, tooltip)}
        >
          {labels.answer}
        </Button>
      )}
    </Tooltip>
  );
}
