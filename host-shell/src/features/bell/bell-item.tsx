import { useState } from 'react';
import type { ReactNode } from 'react';
import { formatRelativeTime } from '@shared-kit/contracts/calendar';
import type { BellEntry, BellKind } from '@shared-kit/contracts/notifications';
import { composition } from '@shared-kit/runtime/federation';
import { Link } from '@shared-kit/runtime/router';
import { Icon, VisuallyHidden, classNames } from '@shared-kit/ui';
import type { IconName } from '@shared-kit/ui';
import { isKnownPath } from '../../lib/route-at/known-path.rules.ts';
import { labels } from './labels.ts';
import styles from './bell.module.css';

const icons: Readonly<Record<BellKind, IconName>> = {
  message: 'mail',
  campaign: 'trophy',
  points: 'star',
  answer: 'check',
  request: 'clipboard-check',
  certificate: 'certificate',
  evaluation: 'clipboard-check',
  refund: 'store',
};

interface BellItemProps {
  readonly entry: BellEntry;
  /** Called when the person chooses the entry: it counts as read. */
  onChoose(): void;
  /** Called when the person leaves for the page of the entry. */
  onFollow(): void;
}

/** One entry: a link to its page, or a button when the tenant has no such page (the module is off). */
export function BellItem({ entry, onChoose, onFollow }: BellItemProps): ReactNode {
  const { kind, title, text, path, at, isRead } = entry;
  const [now] = useState(() => new Date());
  const className = classNames(styles.item, !isRead && styles.unread);
  const face = (
    <>
      <Icon name={icons[kind]} size={20} className={styles.icon} />
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        {text !== '' && <span className={styles.text}>{text}</span>}
        <span className={styles.when}>{formatRelativeTime(at, now)}</span>
      </span>
      {!isRead && (
        <span className={styles.dot}>
          <VisuallyHidden>{labels.unread}</VisuallyHidden>
        </span>
      )}
    </>
  );
  const [pathname = '', search = ''] = path.split(/(?=\?)/);
  if (!isKnownPath({ pathname, search }, composition()))
    return (
      <button type="button" className={className} onClick={onChoose}>
        {face}
      </button>
    );
  return (
    <Link
      to={path}
      className={className}
      onClick={() => {
        onChoose();
        onFollow();
      }}
    >
      {face}
    </Link>
  );
}
