import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { Icon, IconButton } from '@shared-kit/ui';
import { labels } from './labels.ts';
import styles from './rich-text-editor.module.css';

const formats = ['bold', 'italic', 'underline'] as const;
type Format = (typeof formats)[number];

interface EditorToolbarProps {
  readonly field: RefObject<HTMLDivElement | null>;
  readonly isLinkOpen: boolean;
  readonly onLink: () => void;
  readonly onChanged: () => void;
}

/** Renders the buttons of the editor, which do not change the selection. */
export function EditorToolbar({ field, isLinkOpen, onLink, onChanged }: EditorToolbarProps) {
  const [active, setActive] = useState<readonly Format[]>([]);
  useEffect(() => {
    const look = () => {
      const isInside = field.current?.contains(document.getSelection()?.anchorNode ?? null) ?? false;
      setActive(isInside ? formats.filter((format) => document.queryCommandState(format)) : []);
    };
    document.addEventListener('selectionchange', look);
    return () => document.removeEventListener('selectionchange', look);
  }, [field]);

  function apply(format: Format): void {
    field.current?.focus();
    // Uses tags rather than styles, because styles are removed on save.
    document.execCommand('styleWithCSS', false, 'false');
    document.execCommand(format);
    setActive(formats.filter((one) => document.queryCommandState(one)));
    onChanged();
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
          onClick={() => apply(format)}
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
