import { useState } from 'react';
import { formatDateTime } from '@shared-kit/contracts/calendar';
import { Avatar, Button, Icon, Status, classNames } from '@shared-kit/ui';
import { BlockDialog } from '../../lib/posting-block/block-dialog.tsx';
import { labels as blockLabels } from '../../lib/posting-block/labels.ts';
import { labels } from './labels.ts';
import type { ListWords } from './labels.ts';
import type { RowActions } from './moderated-list.tsx';
import styles from './moderation.module.css';

interface ModeratedRowProps {
  author: { readonly idPerson: number; readonly name: string; readonly department: string; readonly photo: string };
  text: string;
  place: string;
  at: string;
  reports: number;
  /** Person who hid it, and the reason; null while it is visible. */
  hidden: { readonly by: string; readonly reason: string } | null;
  words: ListWords;
  actions: RowActions;
}

/** One thing that somebody wrote: who, what, where and when, and whether it is visible. */
export function ModeratedRow({ author, text, place, at, reports, hidden, words, actions }: ModeratedRowProps) {
  const [isBlocking, setBlocking] = useState(false);
  const action = hidden === null ? words.refuse : words.accept;
  return (
    <li className={classNames(styles.row, hidden !== null && styles.isHidden)}>
      <Avatar name={author.name} src={author.photo} size="small" isDecorative />
      <span className={styles.body}>
        <span>
          <strong>{author.name}</strong>{' '}
          <span className={styles.quiet}>
            {[author.department, place, formatDateTime(at)].filter(Boolean).join(' · ')}
          </span>
        </span>
        <span className={styles.text}>{text}</span>
        {hidden !== null && (
          <Status tone="neutral" icon={<Icon name="eye-off" size={16} />}>
            {words.hiddenBy(hidden.by, hidden.reason)}
          </Status>
        )}
        {hidden === null && reports > 0 && (
          <Status tone="warning" icon={<Icon name="flag" size={16} />}>
            {labels.reports(reports)}
          </Status>
        )}
      </span>
      <span className={styles.actions}>
        <Button
          size="small"
          variant="ghost"
          aria-label={blockLabels.blockOf(author.name)}
          onClick={() => setBlocking(true)}
        >
          {blockLabels.block}
        </Button>
        <Button
          size="small"
          variant="secondary"
          aria-label={labels.one(action, author.name, place)}
          onClick={hidden === null ? actions.onHide : actions.onShow}
        >
          {action}
        </Button>
      </span>
      {isBlocking && <BlockDialog person={author} onClose={() => setBlocking(false)} />}
    </li>
  );
}
