import { notNow } from '@shared-kit/runtime/federation';

/**
 * Postpones an update while the page contains typed text, even when the form does not say "not now". Search fields
 * don't count: their text is in the address or easy to type again.
 */
export function postponeForTypedText(): { check(): void; stop(): void } {
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
  // Runs after React's handler: an earlier render would restore the field's old value and lose the first letter.
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
