import { useId, useRef, useState } from 'react';
import { ApiError } from '@shared-kit/runtime/api';
import { COMMENT_MAX_LENGTH, countWords } from '@shared-kit/contracts/learning';
import { Alert, Button, Icon, Skeleton } from '@shared-kit/ui';
import type { RichTextValue } from '../../lib/rich-text/rich-text-document.ts';
import type { RichTextHandle } from '../../lib/rich-text/rich-text-editor.tsx';
import { useEditorCode } from '../../lib/rich-text/use-editor-code.ts';
import { labels } from './labels.ts';
import { LoadFailed } from './load-failed.tsx';
import styles from './interactions.module.css';
import { useDraft } from './use-draft.ts';

interface WriteBoxProps {
  /** Accessible name of the field. */
  readonly label: string;
  /** Storage name of the draft. */
  readonly draft: string;
  /** Text to edit; without it the field starts with the draft. */
  readonly initialHtml?: string;
  readonly sendLabel: string;
  /** Minimum number of words for a comment to count; 0 without a minimum. */
  readonly minWords: number;
  readonly isBusy: boolean;
  readonly error: unknown;
  readonly takesFocus?: boolean;
  readonly onSend: (html: string) => Promise<void>;
  readonly onCancel?: () => void;
}

/** Renders the field for a comment, a reply or an edit. The text stays until the server has saved it. */
export function WriteBox({
  label,
  draft,
  initialHtml = '',
  sendLabel,
  minWords,
  isBusy,
  error,
  takesFocus = false,
  onSend,
  onCancel,
}: WriteBoxProps) {
  const { first, store: saveDraft } = useDraft(draft);
  const { code, retry } = useEditorCode();
  const editor = useRef<RichTextHandle>(null);
  const [value, setValue] = useState<RichTextValue>({ html: '', text: '' });
  const wordsId = useId();
  const words = countWords(value.text);
  const isEmpty = value.text === '';

  async function send(): Promise<void> {
    if (isEmpty || isBusy) return;
    try {
      await onSend(value.html);
    } catch {
      return;
    }
    saveDraft('', true);
    editor.current?.clear();
  }

  return (
    <form
      className={styles.write}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {code.kind === 'loading' && <Skeleton height="10rem" />}
      {code.kind === 'failed' && <LoadFailed error={undefined} isBusy={false} onRetry={retry} />}
      {code.kind === 'loaded' && (
        <code.Editor
          ref={editor}
          label={label}
          initialHtml={first === '' ? initialHtml : first}
          maxLength={COMMENT_MAX_LENGTH}
          takesFocus={takesFocus}
          isReadOnly={isBusy}
          {...(minWords > 0 ? { describedBy: wordsId } : {})}
          onChange={(next) => {
            setValue(next);
            saveDraft(next.html, next.text === '' || next.html === initialHtml);
          }}
        />
      )}
      {Boolean(error) && (
        <Alert tone="danger" title={labels.notSent} error={error}>
          {error instanceof ApiError && error.status > 0 ? error.message : undefined}
        </Alert>
      )}
      <div className={styles.writeEnd}>
        {minWords > 0 && (
          <p id={wordsId} className={styles.words} data-enough={words >= minWords || undefined}>
            {words >= minWords && <Icon name="check-circle" size={16} />}
            <span>{labels.words(words, minWords)}</span>
            {!isEmpty && words < minWords && <span className={styles.tooShort}>{labels.tooShort}</span>}
          </p>
        )}
        <div className={styles.writeActions}>
          {onCancel && (
            <Button
              variant="ghost"
              size="small"
              onClick={() => {
                saveDraft('', true);
                onCancel();
              }}
            >
              {labels.cancel}
            </Button>
          )}
          <Button type="submit" size="small" isBusy={isBusy} disabled={isEmpty} icon={<Icon name="send" size={16} />}>
            {sendLabel}
          </Button>
        </div>
      </div>
    </form>
  );
}
