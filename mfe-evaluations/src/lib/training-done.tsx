import { evaluationPath } from '@shared-kit/contracts/evaluations';
import type { ImpactOffer } from '@shared-kit/contracts/evaluations';
import { TrainingDoneDialog } from '@shared-kit/ui/overlays';

/** Message after the last step of a training, with a link to the impact evaluation that follows. */
export function TrainingDone({ offer, onClose }: { readonly offer: ImpactOffer | null; readonly onClose: () => void }) {
  return <TrainingDoneDialog offer={offer} answerTo={offer ? evaluationPath(offer) : '/'} onClose={onClose} />;
}
