import { useImperativeHandle, useRef, useState } from 'react';
import type { Ref } from 'react';
import type { Editor } from '@tiptap/core';
import { EditorState } from '@tiptap/pm/state';
import { countCharacters } from '@shared-kit/contracts/learning';
import { VisuallyHidden } from '@shared-kit/ui';
import { EditorToolbar } from './editor-toolbar.tsx';
import { labels } from './labels.ts';
import { LinkForm } from './link-form.tsx';
import { countedCharacters, valueOf } from './rich-text-document.ts';
import type { RichTextValue } from './rich-text-document.ts';
import styles from './rich-text-editor.module.css';
import { useRichText } from './use-rich-text.ts';

/** B5-67. */
const DEFAULT_MAX_LENGTH = 500;

export interface RichTextHandle {
  clear(): void;
  focus(): void;
}

interface RichTextEditorProps {
  /** Accessible name of the field. */
  readonly label: string;
  readonly initialHtml: string;
  readonly maxLength?: number;
  readonly takesFocus?: boolean;
  /** True while its content is being sent. */
  readonly isReadOnly?: boolean;
  readonly describedBy?: string;
  readonly onChange: (value: RichTextValue) => void;
  readonly ref?: Ref<RichTextHandle>;
}

/** Field for a short text with bold, italic, underline and links. Beyond the limit it accepts only deletions and new lines. */
export function RichTextEditor({
  label,
  initialHtml,
  maxLength = DEFAULT_MAX_LENGTH,
  takesFocus = false,
  isReadOnly = false,
  describedBy,
  onChange,
  ref,
}: RichTextEditorProps) {
  const place = useRef<HTMLDivElement>(null);
  const [count, setCount] = useState(0);
  const [isLinkOpen, setLinkOpen] = useState(false);
  const editor = useRichText(place, {
    label,
    initialHtml,
    maxLength,
    takesFocus,
    isReadOnly,
    describedBy,
    className: styles.field ?? '',
    onChange: ({ state }) => {
      setCount(countedCharacters(state.doc));
      onChange(valueOf(state.doc));
    },
  });
  useImperativeHandle(ref, () => ({
    // A text that was sent doesn't come back by undoing. Tiptap's own command parses HTML, which Trusted Types refuse.
    clear: () => {
      const { schema, plugins } = editor.state;
      const empty = EditorState.create({ schema, plugins });
      editor.view.updateState(empty);
      editor.emit('update', { editor, transaction: empty.tr, appendedTransactions: [] });
    },
    focus: () => void editor.commands.focus('end'),
  }));

  function insertLink(address: string, text: string): string | undefined {
    if (isReadOnly) return undefined;
    if (countCharacters(text) > roomAtSelection(editor, maxLength)) return labels.noRoom;
    insertLinkAtSelection(editor, address, text);
    closeLink();
    return undefined;
  }

  function closeLink(): void {
    setLinkOpen(false);
    editor.view.focus();
  }

  return (
    <div className={styles.editor}>
      <EditorToolbar editor={editor} isLinkOpen={isLinkOpen} onLink={() => setLinkOpen(!isLinkOpen)} />
      {isLinkOpen && <LinkForm selected={selectedText(editor)} onInsert={insertLink} onCancel={closeLink} />}
      <div ref={place} />
      <p className={styles.count}>
        <span aria-hidden="true">{labels.count(count, maxLength)}</span>
        <VisuallyHidden>{labels.counted(count, maxLength)}</VisuallyHidden>
      </p>
    </div>
  );
}

function selectedText({ state }: Editor): string {
  return state.doc.textBetween(state.selection.from, state.selection.to);
}

function roomAtSelection(editor: Editor, maxLength: number): number {
  return maxLength - countedCharacters(editor.state.doc) + countCharacters(selectedText(editor));
}

/** Replaces the selection with a link in the active format. Text typed after it is not part of the link. */
function insertLinkAtSelection(editor: Editor, href: string, text: string): void {
  const { schema, selection, storedMarks, tr } = editor.state;
  const active = storedMarks ?? selection.$from.marks();
  const link = schema.text(text, schema.mark('link', { href }).addToSet(active));
  editor.view.dispatch(tr.replaceSelectionWith(link, false).setStoredMarks(active).scrollIntoView());
}
