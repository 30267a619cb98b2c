import { useEffect, useState } from 'react';
import type { Editor } from '@tiptap/core';
import { Icon, IconButton } from '@shared-kit/ui';
import { labels } from './labels.ts';
import styles from './rich-text-editor.module.css';

const formats = ['bold', 'italic', 'underline'] as const;
type Format = (typeof formats)[number];

interface EditorToolbarProps {
  readonly editor: Editor;
  readonly isLinkOpen: boolean;
  readonly onLink: () => void;
}

/** Renders the buttons of the editor, which do not change the selection. */
export function EditorToolbar({ editor, isLinkOpen, onLink }: EditorToolbarProps) {
  const active = useActiveFormats(editor);

  function toggle(format: Format): void {
    editor.view.focus();
    editor.commands.toggleMark(format);
  }

  return (
    <div className={styles.toolbar} role="group" aria-label={labels.toolbar}>
      {formats.map((format) => (
        <IconButton
          key={format}
          size="small"
          label={labels[format]}
          icon={<Icon name={format} size={18} />}
          aria-pressed={active.includes(format)}
          className={active.includes(format) ? styles.active : undefined}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => toggle(format)}
        />
      ))}
      <IconButton
        size="small"
        label={labels.link}
        icon={<Icon name="link" size={18} />}
        aria-expanded={isLinkOpen}
        onMouseDown={(event) => event.preventDefault()}
        onClick={onLink}
      />
    </div>
  );
}

/** Returns the formats of the selection and of the text that is typed next. */
function useActiveFormats(editor: Editor): readonly Format[] {
  const [active, setActive] = useState<readonly Format[]>([]);
  useEffect(() => {
    const read = () => {
      const next = formats.filter((format) => editor.isActive(format));
      setActive((before) => (before.join() === next.join() ? before : next));
    };
    editor.on('transaction', read);
    return () => void editor.off('transaction', read);
  }, [editor]);
  return active;
}
