import type { ReactNode } from 'react';
import type { Condition, Inspection } from '@shared-kit/contracts/delivery';
import { useComposition, useConditionValues } from '@shared-kit/runtime/federation';
import { Card, Icon, Status } from '@shared-kit/ui';
import { slotRows } from './inspection.rules.ts';
import type { SlotFill } from './inspection.rules.ts';
import { labels } from './labels.ts';
import styles from './inspector.module.css';

/** Lists the slots of the page and their current fillers for this person. */
export function SlotsPanel({ inspection }: { readonly inspection: Inspection | undefined }): ReactNode {
  const open = Object.keys(inspection?.shells[0]?.capabilities.slots ?? {});
  const rows = slotRows(useComposition(), open, useConditionValues());
  return (
    <ul role="list" className={styles.cards}>
      {rows.map(({ slot, fills }) => (
        <Card as="li" key={slot} className={styles.card ?? ''}>
          <h2>
            <code>{slot}</code>
          </h2>
          {fills.length === 0 && <p className={styles.quiet}>{labels.slotEmpty}</p>}
          <ol role="list" className={styles.lines}>
            {fills.map((fill) => (
              <Fill key={`${fill.remote}/${fill.component}`} fill={fill} />
            ))}
          </ol>
        </Card>
      ))}
    </ul>
  );
}

function Fill({ fill: { remote, component, order, when, isMet } }: { readonly fill: SlotFill }): ReactNode {
  return (
    <li className={styles.fill}>
      <span>
        {remote} <code>{component}</code>
      </span>
      <Status tone={isMet ? 'success' : 'neutral'} icon={<Icon name={isMet ? 'check' : 'minus'} size={16} />}>
        {conditionText(when)} · {isMet ? labels.holds : labels.holdsNot}
      </Status>
      <span className={styles.quiet}>{labels.order(order)}</span>
    </li>
  );
}

function conditionText(when: Condition | undefined): string {
  const parts = [
    when?.homeModule === undefined ? '' : labels.homeModule(when.homeModule),
    when?.gamification === true ? labels.gamification : '',
    when?.flag === undefined ? '' : labels.flag(when.flag),
  ].filter(Boolean);
  return parts.length === 0 ? labels.always : parts.join(', ');
}
