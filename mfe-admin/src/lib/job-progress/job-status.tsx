import type { AdminJobState } from '@shared-kit/contracts/admin';
import { Icon, Status } from '@shared-kit/ui';
import { labels } from './labels.ts';

const tones = {
  queued: 'neutral',
  running: 'neutral',
  done: 'success',
  failed: 'danger',
  cancelled: 'neutral',
} as const;
const icons = {
  queued: 'clock',
  running: 'hourglass',
  done: 'check-circle',
  failed: 'x-circle',
  cancelled: 'minus',
} as const;

/** State of a job as icon and text. */
export function JobStatus({ state }: { state: AdminJobState }) {
  return (
    <Status tone={tones[state]} icon={<Icon name={icons[state]} size={16} />}>
      {labels.states[state]}
    </Status>
  );
}
