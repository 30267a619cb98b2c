import { useEffect, useState } from 'react';

const DELAY_MS = 250;

/**
 * Holds the text of a search box and passes it on once nothing was typed for a moment. A value that changes elsewhere, by
 * a saved view or a step back, replaces the text; what was passed on never replaces what was typed since.
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
    if (text === value) return undefined;
    const timer = setTimeout(() => {
      setSent(text);
      onChange(text);
    }, DELAY_MS);
    return () => clearTimeout(timer);
  });
  return [text, setText];
}
