import { notify } from '@shared-kit/ui/toast';
import { labels } from './labels.ts';

/** Notifies a person whose support access ended without their action. */
export function recordSupportEnd(): void {
  notify({ key: 'support-ended', kind: 'info', text: labels.ended });
}
