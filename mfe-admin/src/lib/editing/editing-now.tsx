import { useEffect, useRef } from 'react';
import type { EditedSubject } from '@shared-kit/contracts/admin';
import { useActiveSession } from '@shared-kit/runtime/session';
import { notify } from '@shared-kit/ui/toast';
import { labels } from './labels.ts';
import { useOtherEditors } from './use-other-editors.ts';
import styles from './editing-now.module.css';

interface EditingNowProps {
  readonly subject: EditedSubject;
  /** True when the form has changes that are not saved. */
  readonly isEditing: boolean;
}

/** Says who else edits the same form now: in a line beside its buttons, and as a notice when somebody begins. */
export function EditingNow({ subject, isEditing }: EditingNowProps) {
  const { idUser } = useActiveSession().viewer;
  const editors = useOtherEditors(subject, isEditing);
  const others = editors.filter(({ idPerson }) => idPerson !== idUser).map(({ name }) => name);
  const isInOtherWindow = others.length < editors.length;
  const text = others.length > 0 ? labels.others(others) : isInOtherWindow ? labels.ownWindow : '';
  const shown = useRef('');
  useEffect(() => {
    if (text !== '' && text !== shown.current) notify({ kind: 'info', text, key: 'editing-now' });
    shown.current = text;
  }, [text]);
  return text === '' ? null : <p className={styles.editing}>{text}</p>;
}
