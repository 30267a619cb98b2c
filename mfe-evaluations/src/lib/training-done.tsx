import { evaluationPath } from 'shared-kit/contracts/evaluations';
import type { ImpactOffer } from 'shared-kit/contracts/evaluations';
import { TrainingDoneDialog } from 'shared-kit/ui/overlays';

/** What was sent was the last thing of its training, and an impact evaluation follows. */
export function TrainingDone({ offer, onClose }: { readonly offer: ImpactOffer | null; readonly onClose: () => void }) {
  return <TrainingDoneDialog offer={offer} answerTo={offer ? evaluationPath(offer) : '/'} onClose={onClose} />;
}
