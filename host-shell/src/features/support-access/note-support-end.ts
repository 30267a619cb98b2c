import { notify } from 'shared-kit/ui/toast';
import { labels } from './labels.ts';

/** Told to whoever is back in their own session without having left the other one themselves. */
export function noteSupportEnd(): void {
  notify({ key: 'support-ended', kind: 'info', text: labels.ended });
}
