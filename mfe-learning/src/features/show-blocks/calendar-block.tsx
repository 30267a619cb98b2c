import { calendarBlockSlot } from '@shared-kit/contracts/learning';
import { Slot, fillersOf, useComposition, useConditionValues } from '@shared-kit/runtime/federation';
import { ErrorState, Skeleton } from '@shared-kit/ui';
import { useNearness } from '../../lib/use-nearness.ts';
import { labels } from './labels.ts';
import type { BlockProps } from './block-props.ts';
import styles from './show-blocks.module.css';

/**
 * Renders the person's schedule, which another remote provides. Without that remote the block renders nothing
 * (B2.4-15).
 */
export function CalendarBlock({ block }: BlockProps) {
  const [place, isNear] = useNearness();
  const hasFiller = fillersOf(calendarBlockSlot.name, useComposition(), useConditionValues()).length > 0;
  if (!hasFiller) return null;
  const loading = <Skeleton ratio="16/9" />;
  return (
    <section ref={place} aria-label={block.title || labels.calendar}>
      <h2 className={styles.title}>{block.title || labels.calendar}</h2>
      {isNear ? (
        <Slot
          slot={calendarBlockSlot}
          props={{}}
          loading={loading}
          broken={(retry) => <ErrorState title={labels.calendarBroken} onRetry={retry} />}
        />
      ) : (
        loading
      )}
    </section>
  );
}
