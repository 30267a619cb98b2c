import { Icon, Status } from '@shared-kit/ui';
import { labels } from './labels.ts';

/** Right or wrong, as icon and text. */
export function CorrectionMark({ isCorrect }: { isCorrect: boolean }) {
  return (
    <Status
      tone={isCorrect ? 'success' : 'danger'}
      icon={<Icon name={isCorrect ? 'check-circle' : 'x-circle'} size={18} />}
    >
      {isCorrect ? labels.right : labels.wrong}
    </Status>
  );
}
