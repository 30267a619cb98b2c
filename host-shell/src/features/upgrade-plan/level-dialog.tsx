import type { ReactNode } from 'react';
import { Button } from '@shared-kit/ui';
import { Dialog } from '@shared-kit/ui/overlays';
import { labels } from './labels.ts';
import { Answer } from './plan-answer.tsx';
import { moreTime } from './plan-flow.rules.ts';
import { openPlans } from './plans.store.ts';
import { useTrial } from './trial-context.tsx';

/** Modal of the last days of a trial, for administrators (B4.9-26, B4.9-27). */
export function LevelDialog({ level, onClose }: { readonly level: 1 | 2 | 3; onClose(): void }): ReactNode {
  const { own, deadline, plan } = useTrial();
  if (!own) return null;
  const { idPlan } = own;
  const title = labels.level.title(deadline);
  const more = moreTime(own);
  return (
    <Dialog isOpen title={title} isTitleHidden size="small" onClose={onClose}>
      <Answer icon="hourglass" title={title} lines={[labels.level.text[level]]}>
        {plan?.planUpgrade.isPlanContractButtonActive && (
          <Button isFullWidth onClick={() => openPlans({ kind: 'plans', view: { name: 'selectedPlan', idPlan } })}>
            {labels.contractNow}
          </Button>
        )}
        {more.kind === 'view' && (
          <Button variant="secondary" isFullWidth onClick={() => openPlans({ kind: 'plans', view: more.view })}>
            {labels.selected.moreTime}
          </Button>
        )}
        <Button variant="ghost" isFullWidth onClick={onClose}>
          {labels.notNow}
        </Button>
      </Answer>
    </Dialog>
  );
}
