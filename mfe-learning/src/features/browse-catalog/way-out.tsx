import type { ReactNode } from 'react';
import { calendarPath, journeyTabPath } from '@shared-kit/contracts/journey';
import { catalogPath } from '@shared-kit/contracts/learning';
import type { Lock, Node } from '@shared-kit/contracts/learning';
import { Button, Card, Icon } from '@shared-kit/ui';
import { labels } from './labels.ts';
import styles from './way-out.module.css';

interface Way {
  readonly hint?: string;
  readonly action?: ReactNode;
}

/** Says why a training is locked and what to do about it: the prerequisite, the date, or another training. */
export function WayOut({ lock, node }: { lock: Lock; node: Node }) {
  const { hint, action } = wayOut(lock, node);
  return (
    <Card as="section" appearance="raised" padding="large" aria-labelledby="bloqueio">
      <div className={styles.lock}>
        <Icon
          name={lock.reason === 'IN_PREPARATION' || lock.reason === 'NOT_STARTED' ? 'hourglass' : 'lock'}
          size={28}
        />
        <div className={styles.text}>
          <h2 id="bloqueio" className={styles.title}>
            {labels.whyLocked}
          </h2>
          <p>{lock.message}</p>
          {hint !== undefined && <p className={styles.hint}>{hint}</p>}
        </div>
        {action}
      </div>
    </Card>
  );
}

function wayOut({ reason, blockedBy }: Lock, node: Node): Way {
  if (reason === 'PREREQUISITE' && blockedBy?.nodeCode != null)
    return {
      hint: labels.prerequisiteHint,
      action: (
        <Button to={catalogPath(blockedBy.nodeCode)} iconEnd={<Icon name="arrow-right" size={18} />}>
          {labels.goToPrerequisite(blockedBy.title)}
        </Button>
      ),
    };
  if (reason === 'NOT_STARTED')
    return {
      hint: labels.notStartedHint,
      action: (
        <Button to={calendarPath} icon={<Icon name="calendar" size={18} />}>
          {labels.seeCalendar}
        </Button>
      ),
    };
  if (reason === 'COMPLETED')
    return {
      action: (
        <Button variant="secondary" to={journeyTabPath('historic')} icon={<Icon name="history" size={18} />}>
          {labels.seeHistory}
        </Button>
      ),
    };
  const above = node.parentNodes.at(-1)?.nodeCode;
  return {
    ...(reason === 'IN_PREPARATION' ? { hint: labels.inPreparationHint } : {}),
    action: (
      <Button variant="secondary" to={above === undefined ? '/' : catalogPath(above)}>
        {labels.seeOthers}
      </Button>
    ),
  };
}
