import { formatDate } from '@shared-kit/contracts/calendar';
import { Button } from '@shared-kit/ui';
import { Dialog } from './dialog.tsx';

/** Props of `TrainingDoneDialog`. */
export interface TrainingDoneDialogProps {
  /** Offer of the impact evaluation after the training; null hides the dialog. */
  offer: { title: string; availableUntilDays: number; expirationDate: string } | null;
  /** Address of the impact evaluation. */
  answerTo: string;
  onClose: () => void;
}

const days = (count: number): string => (count === 1 ? '1 dia' : `${count} dias`);

/**
 * Announces that a training is finished and that its learner can answer an impact evaluation for a number of days
 * (B4.10-01).
 */
export function TrainingDoneDialog({ offer, answerTo, onClose }: TrainingDoneDialogProps) {
  return (
    <Dialog
      isOpen={offer !== null}
      onClose={onClose}
      size="small"
      title="Treinamento concluído!"
      description={
        offer &&
        `Você concluiu ${offer.title}. Agora você tem ${days(offer.availableUntilDays)}, até ${formatDate(offer.expirationDate)}, para responder à avaliação de impacto e contar o que mudou no seu trabalho.`
      }
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Agora não
          </Button>
          <Button to={answerTo} onClick={onClose}>
            Responder agora
          </Button>
        </>
      }
    />
  );
}
