import type { ReactNode } from 'react';
import { hasTrialEnded } from '@shared-kit/contracts/plans';
import { Button } from '@shared-kit/ui';
import { Dialog } from '@shared-kit/ui/overlays';
import { logOut } from '../../lib/log-out.ts';
import { labels } from './labels.ts';
import { Answer } from './plan-answer.tsx';
import { useTrial } from './trial-context.tsx';
import { useRequestUpgrade } from './use-request-upgrade.ts';

interface ClientDialogProps {
  onClose(): void;
  readonly reload?: () => void;
  readonly endSession?: () => void;
}

/** Upgrade modal of a client of a company with a plan (B2.14-05, B2.14-06). */
export function ClientDialog({
  onClose,
  reload = () => location.reload(),
  endSession = logOut,
}: ClientDialogProps): ReactNode {
  const { plan, own } = useTrial();
  const { isBusy, request } = useRequestUpgrade();
  if (!plan || !own) return null;
  const hasEnded = hasTrialEnded(own);
  const { hasRequestedUpgrade, numberRequest } = plan.planUpgrade;
  const { title, lines } = wordsOf(own, hasRequestedUpgrade);

  function close(): void {
    onClose();
    if (!hasEnded) return;
    endSession();
    reload();
  }

  return (
    <Dialog isOpen title={title} isTitleHidden size="small" onClose={close}>
      <Answer
        key={String(hasRequestedUpgrade)}
        icon={hasRequestedUpgrade ? 'check-circle' : 'sparkles'}
        title={title}
        lines={hasRequestedUpgrade ? [...lines, labels.client.interestedPeople(numberRequest)] : lines}
        {...(hasEnded ? { note: labels.client.leave } : {})}
      >
        {!hasRequestedUpgrade && (
          <Button isFullWidth isBusy={isBusy} onClick={() => void request(plan.idPlan)}>
            {labels.interested}
          </Button>
        )}
        <Button variant={hasRequestedUpgrade ? 'primary' : 'secondary'} isFullWidth onClick={close}>
          {hasRequestedUpgrade ? labels.close : labels.notNow}
        </Button>
      </Answer>
    </Dialog>
  );
}

function wordsOf(
  own: { readonly trial: boolean; readonly deadline?: number | undefined },
  isRegistered: boolean,
): { readonly title: string; readonly lines: readonly string[] } {
  const { client } = labels;
  if (!own.trial) {
    const { title, text } = isRegistered ? client.contractRegistered : client.contract;
    return { title, lines: [text] };
  }
  if (hasTrialEnded(own)) {
    const { title, text } = isRegistered ? client.finishedRegistered : client.finished;
    return { title, lines: [text] };
  }
  const { title, text } = isRegistered ? client.activeRegistered : client.active;
  return { title, lines: [text(own.deadline ?? 0)] };
}
