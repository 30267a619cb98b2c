import { useEffect, useEffectEvent, useImperativeHandle, useRef, useState } from 'react';
import type { ClipboardEvent, Ref } from 'react';
import { countCharacters } from '@shared-kit/contracts/learning';
import { parseHtml } from '@shared-kit/media/player';
import { VisuallyHidden } from '@shared-kit/ui';
import { cleanFragment, countedText, cutFragment, fragmentOf, htmlOf, textOf } from './clean-fragment.ts';
import { EditorToolbar } from './editor-toolbar.tsx';
import { insertAt, outOfEndedFormats, rangeIn } from './editor-range.ts';
import { labels } from './labels.ts';
import { LinkForm } from './link-form.tsx';
import styles from './rich-text-editor.module.css';

/** B5-67. */
const DEFAULT_MAX_LENGTH = 500;

export interface RichTextValue {
  /** HTML that uses only the tags b, i, u, a, p and br. */
  readonly html: string;
  /** Text without tags; empty when there is nothing to read. */
  readonly text: string;
}

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

interface OpenLink {
  readonly range: Range;
  readonly selected: string;
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
  const field = useRef<HTMLDivElement>(null);
  const [count, setCount] = useState(0);
  const [link, setLink] = useState<OpenLink>();

  // The browser owns the content of the field, so the initial content is inserted once.
  const start = useEffectEvent(() => {
    field.current?.replaceChildren(fragmentOf(initialHtml));
    changed();
    if (takesFocus) focusEnd(field.current);
  });
  const guard = useEffectEvent((event: InputEvent) => {
    if (field.current && mustRefuse(event, field.current, maxLength)) event.preventDefault();
  });
  useEffect(() => {
    start();
    const element = field.current;
    // React's own onBeforeInput does not expose the input type.
    const onBeforeInput = (event: InputEvent) => guard(event);
    element?.addEventListener('beforeinput', onBeforeInput);
    return () => element?.removeEventListener('beforeinput', onBeforeInput);
  }, []);
  useImperativeHandle(ref, () => ({
    clear() {
      field.current?.replaceChildren();
      changed();
    },
    focus: () => focusEnd(field.current),
  }));

  function changed(): void {
    const element = field.current;
    if (!element) return;
    setCount(countCharacters(countedText(element)));
    onChange({ html: htmlOf(element), text: textOf(element).trim() });
  }

  /**
   * Undoes input beyond the limit at the caret: input from an input method or a correction can't be rejected in
   * advance.
   */
  function takeBack(): void {
    const over = field.current ? countCharacters(countedText(field.current)) - maxLength : 0;
    for (let left = over; left > 0; left -= 1) document.execCommand('delete');
    if (over > 0) changed();
  }

  function room(range: Range): number {
    const taken = field.current ? countCharacters(countedText(field.current)) : 0;
    return maxLength - taken + countCharacters(range.toString());
  }

  function onPaste(event: ClipboardEvent): void {
    event.preventDefault();
    if (isReadOnly) return;
    const range = outOfEndedFormats(rangeIn(field.current), field.current);
    if (!range) return;
    const html = event.clipboardData.getData('text/html');
    const fragment = html === '' ? linesOf(event.clipboardData.getData('text/plain')) : cleanFragment(parseHtml(html));
    cutFragment(fragment, room(range));
    insertAt(range, fragment);
    changed();
  }

  function insertLink(address: string, text: string): string | undefined {
    if (!link || isReadOnly) return undefined;
    if (countCharacters(text) > room(link.range)) return labels.noRoom;
    const anchor = document.createElement('a');
    anchor.href = address;
    anchor.textContent = text;
    insertAt(link.range, anchor);
    setLink(undefined);
    field.current?.focus();
    changed();
    return undefined;
  }

  return (
    <div className={styles.editor}>
      <EditorToolbar
        field={field}
        onChanged={changed}
        isLinkOpen={link !== undefined}
        onLink={() => {
          const range = outOfEndedFormats(rangeIn(field.current), field.current);
          setLink(link || !range ? undefined : { range, selected: range.toString() });
        }}
      />
      {link && (
        <LinkForm
          selected={link.selected}
          onInsert={insertLink}
          onCancel={() => {
            setLink(undefined);
            field.current?.focus();
          }}
        />
      )}
      <div
        ref={field}
        className={styles.field}
        role="textbox"
        tabIndex={0}
        aria-multiline="true"
        aria-label={label}
        aria-describedby={describedBy}
        aria-readonly={isReadOnly}
        contentEditable={!isReadOnly}
        suppressContentEditableWarning
        onInput={({ nativeEvent }) => {
          changed();
          if (nativeEvent instanceof InputEvent && nativeEvent.inputType === 'insertReplacementText') takeBack();
        }}
        onCompositionEnd={takeBack}
        onPaste={onPaste}
        onDrop={(event) => event.preventDefault()}
      />
      <p className={styles.count}>
        <span aria-hidden="true">{labels.count(count, maxLength)}</span>
        <VisuallyHidden>{labels.counted(count, maxLength)}</VisuallyHidden>
      </p>
    </div>
  );
}

/**
 * Returns whether input exceeds the limit. New lines do not count, and composition of an input method can't be
 * cancelled.
 */
function mustRefuse(event: InputEvent, field: HTMLElement, maxLength: number): boolean {
  if (event.inputType === 'insertFromDrop') return true;
  if (!event.inputType.startsWith('insert') || event.data === null || event.isComposing) return false;
  const selected = rangeIn(field)?.toString() ?? '';
  return countCharacters(countedText(field)) - countCharacters(selected) + countCharacters(event.data) > maxLength;
}

function linesOf(text: string): DocumentFragment {
  const fragment = document.createDocumentFragment();
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (index > 0) fragment.append(document.createElement('br'));
    fragment.append(line);
  }
  return fragment;
}

function focusEnd(field: HTMLElement | null): void {
  if (!field) return;
  field.focus();
  const range = document.createRange();
  range.selectNodeContents(field);
  range.collapse(false);
  const selection = document.getSelection();
  selection?.removeAllRanges();
  selection?.addRange(range);
}
