import { useEffect, useState } from 'react';
import type { FocusEvent, KeyboardEvent, RefObject } from 'react';

/** Letters from which on words are suggested: fewer find too much. */
const FROM_LETTERS = 3;
const SETTLES_MS = 250;

/**
 * Holds the words for which the search box suggests. Arrow keys move between the field and the suggestions; Escape and
 * leaving the box close them.
 */
export function useSuggestions(input: RefObject<HTMLInputElement | null>) {
  const [typed, setTyped] = useState('');
  const [words, setWords] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setWords(typed), SETTLES_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  function suggest(text: string): void {
    const trimmed = text.trim();
    const next = trimmed.length < FROM_LETTERS ? '' : trimmed;
    setTyped(next);
    // Suggestions for words that are no longer there close at once.
    if (next === '') setWords('');
  }
  return {
    words,
    suggest,
    closeOnLeave(event: FocusEvent<HTMLElement>): void {
      if (!event.currentTarget.contains(event.relatedTarget)) suggest('');
    },
    /** Returns whether the key was for the suggestions. */
    takesKey(event: KeyboardEvent<HTMLElement>): boolean {
      const links = [...event.currentTarget.querySelectorAll<HTMLElement>('ul a')];
      if (words === '' || links.length === 0) return false;
      if (event.key === 'Escape') {
        suggest('');
        input.current?.focus();
        return true;
      }
      const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
      if (step === 0) return false;
      event.preventDefault();
      const focused = links.findIndex((link) => link === document.activeElement);
      const next = focused === -1 && step === -1 ? undefined : links[focused + step];
      (next ?? input.current)?.focus();
      return true;
    },
  };
}
