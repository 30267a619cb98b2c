import type { CSSProperties } from 'react';
import type { ScheduleType } from '@shared-kit/contracts/journey';
import { Checkbox } from '@shared-kit/ui';
import { labels } from './labels.ts';
import styles from './show-schedule.module.css';
import { afterToggle, isShown, typeColor } from './type-filter.rules.ts';

interface TypeFilterProps {
  readonly types: readonly ScheduleType[];
  readonly chosen: readonly number[];
  onChange(chosen: readonly number[]): void;
}

/** Filter by type of event (B2.10-05) and legend of the colours. */
export function TypeFilter({ types, chosen, onChange }: TypeFilterProps) {
  return (
    <fieldset className={styles.filter}>
      <legend className={styles.legend}>{labels.filter}</legend>
      {types.map(({ idScheduleType, description }) => (
        <Checkbox
          key={idScheduleType}
          checked={isShown(chosen, idScheduleType)}
          onChange={() => onChange(afterToggle(chosen, idScheduleType, types))}
          label={
            <span className={styles.type}>
              <span
                className={styles.swatch}
                style={{ '--type-color': typeColor(idScheduleType, types) } as CSSProperties}
                aria-hidden="true"
              />
              {description}
            </span>
          }
        />
      ))}
    </fieldset>
  );
}
