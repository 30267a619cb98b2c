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

/**
 * Returns the action of a key while a document is read; undefined when the key keeps its usual function, as in a field.
 * Up and down scroll.
 */
export function readerKey({ key, ctrlKey, metaKey, altKey, target }: Pressed): ReaderKey | undefined {
  // The browser's search cannot find text of pages that are not drawn.
  if ((ctrlKey || metaKey) && key.toLowerCase() === 'f') return 'search';
  if (key === 'Escape') return 'leave';
  if (ctrlKey || metaKey || altKey || target instanceof HTMLInputElement) return undefined;
  return plain[key];
}
