import { useRef, useState } from 'react';
import type { KeyboardEvent, MouseEvent } from 'react';
import { CHAT_MESSAGE_MAX_LENGTH } from '@shared-kit/contracts/content';
import { useActiveSession } from '@shared-kit/runtime/session';
import { Icon, IconButton, TextArea } from '@shared-kit/ui';
import { labels } from './labels.ts';
import { useDraft } from './use-draft.ts';
import styles from './composer.module.css';

interface ComposerProps {
  readonly idChatRoom: number;
  readonly takesFocus: boolean;
  /** Returns false when there was nothing to send. */
  readonly onSend: (text: string) => boolean;
  readonly onTyping: () => void;
}

/** Maximum number of remaining characters at which the counter shows. */
const showCounterFrom = 100;

/**
 * Message field. Enter sends the message, except on touch screens, where the key is the only way to insert a new line.
 */
export function Composer({ idChatRoom, takesFocus, onSend, onTyping }: ComposerProps) {
  const [text, setText] = useDraft(idChatRoom);
  const field = useRef<HTMLTextAreaElement>(null);
  const isSupport = useActiveSession().loginInfo.accessSupport.currentUserToken !== null;
  const [isTouched] = useState(() => window.matchMedia('(pointer: coarse)').matches);
  const left = CHAT_MESSAGE_MAX_LENGTH - text.length;
  if (isSupport) return <p className={styles.closed}>{labels.closedToSupport}</p>;

  function send(): void {
    if (onSend(text)) setText('');
    field.current?.focus();
  }

  // A button that takes the focus closes the phone's keyboard and brings the bottom menu back: the composer moves, and the
  // tap lands on the menu.
  function keepFocus(event: MouseEvent): void {
    if (event.target !== field.current) event.preventDefault();
  }

  function onKeyDown(event: KeyboardEvent): void {
    // While an input method composes, Enter ends the word and does not send the message.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || isTouched) return;
    event.preventDefault();
    send();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only keeps the focus where it is
    <form
      className={styles.composer}
      onMouseDown={keepFocus}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <TextArea
        ref={field}
        className={styles.field}
        rows={1}
        autoFocus={takesFocus}
        aria-label={labels.message}
        aria-describedby={left <= showCounterFrom ? 'chat-left' : undefined}
        placeholder={labels.placeholder}
        title={isTouched ? undefined : labels.keys}
        maxLength={CHAT_MESSAGE_MAX_LENGTH}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          if (target.value.trim() !== '') onTyping();
        }}
        onKeyDown={onKeyDown}
      />
      <IconButton
        type="submit"
        variant="filled"
        label={labels.send}
        icon={<Icon name="send" size={20} />}
        disabled={text.trim() === ''}
      />
      {left <= showCounterFrom && (
        <p id="chat-left" className={styles.left}>
          {labels.left(left)}
        </p>
      )}
    </form>
  );
}
