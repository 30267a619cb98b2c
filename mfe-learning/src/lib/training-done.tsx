import { evaluationPath } from '@shared-kit/contracts/evaluations';
import { TrainingDoneDialog } from '@shared-kit/ui/overlays';
import { useImpactOffer } from './impact-offer.ts';

/** Shows the impact evaluation on whichever page the training was finished. */
export function TrainingDone() {
  const { offer, close } = useImpactOffer();
  return <TrainingDoneDialog offer={offer} answerTo={offer ? evaluationPath(offer) : '/'} onClose={close} />;
}
