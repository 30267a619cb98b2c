type ReaderKey = 'search' | 'leave' | 'zoom-in' | 'zoom-out' | 'fit' | 'first' | 'last' | 'next' | 'previous';

interface Pressed {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly target: EventTarget;
}

const plain: Readonly<Record<string, ReaderKey>> = {
  '+': 'zoom-in',
  '=': 'zoom-in',
  '-': 'zoom-out',
  '0': 'fit',
  Home: 'first',
  End: 'last',
  ArrowRight: 'next',
  ArrowLeft: 'previous',
};

/** What a key does while a document is read; undefined where it keeps its usual meaning, as it does in a field. Up and down scroll. */
export function readerKey({ key, ctrlKey, metaKey, altKey, target }: Pressed): ReaderKey | undefined {
  // Pages that aren't drawn have no text for the browser to find.
  if ((ctrlKey || metaKey) && key.toLowerCase() === 'f') return 'search';
  if (key === 'Escape') return 'leave';
  if (ctrlKey || metaKey || altKey || target instanceof HTMLInputElement) return undefined;
  return plain[key];
}
