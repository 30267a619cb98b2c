import { formatTime } from '@shared-kit/contracts/calendar';
import { Icon, Spinner, classNames } from '@shared-kit/ui';
import type { SaveState } from './answer-queue.ts';
import { labels } from './labels.ts';
import styles from './save-indicator.module.css';

/** Shows whether the answers are saved or wait in this browser for the network. */
export function SaveIndicator({ state }: { readonly state: SaveState }) {
  return (
    <p
      role="status"
      className={classNames(styles.indicator, state.kind === 'waiting' && styles.waiting)}
      data-save-state={state.kind}
    >
      <SaveIcon kind={state.kind} />
      {textOf(state)}
    </p>
  );
}

function SaveIcon({ kind }: { kind: SaveState['kind'] }) {
  if (kind === 'saving') return <Spinner size="small" />;
  if (kind === 'waiting') return <Icon name="offline" size={16} />;
  return <Icon name={kind === 'saved' ? 'check-circle' : 'info'} size={16} />;
}

function textOf(state: SaveState): string {
  switch (state.kind) {
    case 'untouched':
      return labels.untouched;
    case 'saving':
      return labels.saving;
    case 'saved':
      return labels.savedAt(formatTime(state.at));
    case 'waiting':
      return labels.waiting(state.count);
  }
}
