import { useEffect, useRef, useState } from 'react';
import { editingAsked, editingChanged, leaveEditing, publishEditing, watchEditing } from '@shared-kit/contracts/admin';
import type { EditedSubject } from '@shared-kit/contracts/admin';
import { openConnection } from '@shared-kit/runtime/realtime';
import type { ServerConnection } from '@shared-kit/runtime/realtime';

/** Milliseconds between two messages of a page with unsaved changes. */
const TELL_EVERY_MS = 15_000;
/** Milliseconds without a message after which a page counts as closed. */
const BELIEVED_FOR_MS = 40_000;

export interface Editor {
  readonly idPerson: number;
  readonly name: string;
}

/**
 * Publishes to other pages whether this one has unsaved changes. Returns the other editors in the order in which they
 * began. Without a connection it returns nobody: a save compares versions in any case.
 */
export function useOtherEditors(subject: EditedSubject, isEditing: boolean): readonly Editor[] {
  // Callers pass a new object at each render. The effects depend on its text, so that an equal one restarts nothing.
  const key = JSON.stringify(subject);
  const connection = useRef<ServerConnection>(undefined);
  const isEditingNow = useRef(isEditing);
  const [editors, setEditors] = useState<readonly Editor[]>([]);

  useEffect(() => {
    const watched = JSON.parse(key) as EditedSubject;
    const opened = openConnection();
    connection.current = opened;
    const expiries = new Map<number, ReturnType<typeof setTimeout>>();
    const isOfThis = (other: EditedSubject) => JSON.stringify(other) === key;
    const forget = (idPerson: number) => {
      clearTimeout(expiries.get(idPerson));
      expiries.delete(idPerson);
      setEditors((known) => known.filter((editor) => editor.idPerson !== idPerson));
    };
    opened.on(editingChanged, ({ subject: changed, idPerson, name, isEditing: edits }) => {
      if (!isOfThis(changed)) return;
      if (!edits) return forget(idPerson);
      clearTimeout(expiries.get(idPerson));
      expiries.set(
        idPerson,
        setTimeout(() => forget(idPerson), BELIEVED_FOR_MS),
      );
      setEditors((known) =>
        known.some((editor) => editor.idPerson === idPerson) ? known : [...known, { idPerson, name }],
      );
    });
    opened.on(editingAsked, ({ subject: asked }) => {
      if (isOfThis(asked) && isEditingNow.current) publish(opened, watched, true);
    });
    opened.onState((state) => {
      if (state === 'open') void opened.call(watchEditing, watched).catch(() => undefined);
    });
    return () => {
      for (const expiry of expiries.values()) clearTimeout(expiry);
      setEditors([]);
      connection.current = undefined;
      // Sent before the connection is released, which may close it.
      void opened.call(leaveEditing, watched).catch(() => undefined);
      opened.close();
    };
  }, [key]);

  useEffect(() => {
    isEditingNow.current = isEditing;
    if (!isEditing) return;
    const watched = JSON.parse(key) as EditedSubject;
    const publishEdits = (edits: boolean) => connection.current && publish(connection.current, watched, edits);
    publishEdits(true);
    const telling = setInterval(() => publishEdits(true), TELL_EVERY_MS);
    return () => {
      clearInterval(telling);
      publishEdits(false);
    };
  }, [key, isEditing]);

  return editors;
}

function publish(connection: ServerConnection, subject: EditedSubject, isEditing: boolean): void {
  void connection.call(publishEditing, { subject, isEditing }).catch(() => undefined);
}
