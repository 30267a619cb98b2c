import type { ReactNode } from 'react';
import { Avatar, Button, Checkbox, VisuallyHidden } from '@shared-kit/ui';
import { labels } from './labels.ts';
import type { WaitingWords } from './labels.ts';
import type { RowControls } from './waiting-list.tsx';
import styles from './inbox.module.css';

interface WaitingRowProps {
  person: { readonly name: string; readonly department: string; readonly photo: string };
  /** Subject of the row, for the accessible names of its controls. */
  title: string;
  words: Pick<WaitingWords, 'accept' | 'refuse'>;
  controls: RowControls;
  children: ReactNode;
}

/** One row: who, what it is about, and the two answers. */
export function WaitingRow({ person, title, words, controls, children }: WaitingRowProps) {
  const { id, isSelected, onToggle, onAccept, onRefuse } = controls;
  return (
    <li className={styles.row} data-row={id}>
      <Checkbox
        label={<VisuallyHidden>{labels.select(person.name, title)}</VisuallyHidden>}
        checked={isSelected}
        onChange={onToggle}
      />
      <Avatar name={person.name} src={person.photo} size="small" isDecorative />
      <span className={styles.person}>
        <strong>{person.name}</strong>
        <span className={styles.quiet}>{person.department}</span>
      </span>
      {children}
      <span className={styles.actions}>
        <Button
          size="small"
          variant="secondary"
          aria-label={labels.one(words.refuse, person.name, title)}
          onClick={onRefuse}
        >
          {words.refuse}
        </Button>
        <Button size="small" aria-label={labels.one(words.accept, person.name, title)} onClick={onAccept}>
          {words.accept}
        </Button>
      </span>
    </li>
  );
}
