import { useEffect, useState } from 'react';

const DELAY_MS = 250;

/**
 * Holds the text of a search box and passes it on once nothing was typed for a moment, or before a link is followed: a
 * later change of the address would bring the person back. A value that changes elsewhere, by a saved view or a step
 * back, replaces the text; what was passed on never replaces what was typed since.
 */
export function useDelayedText(value: string, onChange: (text: string) => void): [string, (text: string) => void] {
  const [text, setText] = useState(value);
  const [lastValue, setLastValue] = useState(value);
  const [sent, setSent] = useState(value);
  if (value !== lastValue) {
    setLastValue(value);
    if (value !== sent) {
      setSent(value);
      setText(value);
    }
  }
  useEffect(() => {
    // Passed on, though the value may follow late: the router shows the old address until the next page has loaded.
    if (text === value || text === sent) return undefined;
    const passOn = () => {
      clearTimeout(timer);
      setSent(text);
      onChange(text);
    };
    const timer = setTimeout(passOn, DELAY_MS);
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('a[href]')) passOn();
    };
    document.addEventListener('click', onClick, { capture: true });
    return () => {
      clearTimeout(timer);
      document.removeEventListener('click', onClick, { capture: true });
    };
  });
  return [text, setText];
}
