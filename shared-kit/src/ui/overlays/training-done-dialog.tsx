import { formatDate } from 'shared-kit/contracts/calendar';
import { Button } from 'shared-kit/ui';
import { Dialog } from './dialog.tsx';

export interface TrainingDoneDialogProps {
  /** What follows the training; null while there is nothing to say. */
  offer: { title: string; availableUntilDays: number; expirationDate: string } | null;
  /** Where the impact evaluation is. */
  answerTo: string;
  onClose: () => void;
}

const days = (count: number): string => (count === 1 ? '1 dia' : `${count} dias`);

/** B4.10-01: a training is finished, and for so many days its learner may say what came of it. */
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
