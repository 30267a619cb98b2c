import { notNow } from 'shared-kit/federation';

/**
 * Text that somebody typed and that is still on the page holds an update back, whether the form thought of saying "not now" or
 * not. Searches don't: they are in the address or cost nothing to type again.
 */
export function holdTypedText(): { check(): void; stop(): void } {
  const typed = new Set<HTMLInputElement | HTMLTextAreaElement>();
  let letGo: (() => void) | undefined;

  const check = (): void => {
    for (const field of typed) if (!field.isConnected || field.value.trim() === '') typed.delete(field);
    if (typed.size > 0) letGo ??= notNow('typed text');
    else {
      letGo?.();
      letGo = undefined;
    }
  };
  const onInput = ({ target }: Event): void => {
    if (isTextField(target)) typed.add(target);
    check();
  };
  // After React has heard of it: what rendered anew before that would put the field's old value back, and the first letter would be lost.
  document.addEventListener('input', onInput);
  return {
    check,
    stop: () => {
      document.removeEventListener('input', onInput);
      typed.clear();
      check();
    },
  };
}

const textTypes = new Set(['text', 'email', 'tel', 'url', 'number', 'password', 'date', 'time', 'month']);

function isTextField(target: EventTarget | null): target is HTMLInputElement | HTMLTextAreaElement {
  if (target instanceof HTMLTextAreaElement) return true;
  return target instanceof HTMLInputElement && textTypes.has(target.type) && target.closest('[role="search"]') === null;
}
