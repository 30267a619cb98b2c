import type { ReactNode } from 'react';
import type { DeviceKind, OwnSession } from '@shared-kit/contracts/identity';
import { formatDateTime, formatRelativeTime } from '@shared-kit/contracts/calendar';
import { Badge, Button, Icon } from '@shared-kit/ui';
import type { IconName } from '@shared-kit/ui';
import { labels } from './labels.ts';
import styles from './connected-devices.module.css';

const icons: Record<DeviceKind, IconName> = {
  computer: 'system',
  phone: 'smartphone',
  tablet: 'smartphone',
  other: 'system',
};

interface DeviceItemProps {
  readonly session: OwnSession;
  readonly now: Date;
  readonly isBusy: boolean;
  onEnd(): void;
}

/** Shows one device: its type, its location and its last use. */
export function DeviceItem({ session, now, isBusy, onEnd }: DeviceItemProps): ReactNode {
  const { device, deviceKind, address, startedAt, lastUsedAt, isCurrent, supportBy } = session;
  return (
    <li className={styles.device}>
      <span className={styles.icon}>
        <Icon name={supportBy === null ? icons[deviceKind] : 'shield'} size={22} />
      </span>
      <div className={styles.text}>
        <p className={styles.name}>
          {device}
          {isCurrent && <Badge tone="success">{labels.thisDevice}</Badge>}
          {supportBy !== null && <Badge tone="warning">{labels.support(supportBy)}</Badge>}
        </p>
        <p className={styles.detail}>
          {isCurrent ? labels.usedNow : labels.lastUsed(formatRelativeTime(lastUsedAt, now))}
        </p>
        <p className={styles.detail}>
          {labels.since(formatDateTime(startedAt))} · {address}
        </p>
      </div>
      {!isCurrent && (
        <Button size="small" variant="secondary" aria-label={labels.endSpoken(device)} isBusy={isBusy} onClick={onEnd}>
          {labels.end}
        </Button>
      )}
    </li>
  );
}
