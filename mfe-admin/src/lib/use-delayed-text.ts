import { useEffect, useState } from 'react';

const DELAY_MS = 250;

/** Holds the text of a search box and passes it on once nothing was typed for a moment. */
export function useDelayedText(value: string, onChange: (text: string) => void): [string, (text: string) => void] {
  const [text, setText] = useState(value);
  useEffect(() => {
    if (text === value) return undefined;
    const timer = setTimeout(() => onChange(text), DELAY_MS);
    return () => clearTimeout(timer);
  });
  return [text, setText];
}
