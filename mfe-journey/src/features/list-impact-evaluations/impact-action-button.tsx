import { evaluationPath } from 'shared-kit/contracts/evaluations';
import type { ImpactEvaluation } from 'shared-kit/contracts/journey';
import { Button, Icon } from 'shared-kit/ui';
import { Tooltip } from 'shared-kit/ui/overlays';
import { impactAction } from './impact-action.rules.ts';
import { labels } from './labels.ts';
import styles from './list-impact-evaluations.module.css';

interface ImpactActionButtonProps {
  readonly evaluation: ImpactEvaluation;
  readonly isUnsure: boolean;
}

/** Opens what is pending; on the others it takes focus all the same, to say why there is nothing to do. */
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
