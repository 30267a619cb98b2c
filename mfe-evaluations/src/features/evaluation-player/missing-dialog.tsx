import { Button, Cluster } from '@shared-kit/ui';
import { Dialog } from '@shared-kit/ui/overlays';
import { labels } from './labels.ts';

interface MissingDialogProps {
  /** Numbers of the unanswered questions; an empty list closes the dialog. */
  readonly numbers: readonly number[];
  readonly onGo: (number: number) => void;
  readonly onClose: () => void;
}

/** Dialog with links to the unanswered questions (B5-01 to B5-03). */
export function MissingDialog({ numbers, onGo, onClose }: MissingDialogProps) {
  const [first] = numbers;
  return (
    <Dialog
      isOpen={first !== undefined}
      onClose={onClose}
      size="small"
      title={labels.missingTitle}
      description={labels.missing(numbers.length)}
      footer={first !== undefined && <Button onClick={() => onGo(first)}>{labels.answerMissing}</Button>}
    >
      <p>{labels.missingList(numbers.length)}</p>
      <Cluster gap={2}>
        {numbers.map((number) => (
          <Button
            key={number}
            variant="secondary"
            size="small"
            aria-label={labels.goTo(number, false)}
            onClick={() => onGo(number)}
          >
            {number}
          </Button>
        ))}
      </Cluster>
    </Dialog>
  );
}
