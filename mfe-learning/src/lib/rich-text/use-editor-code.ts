import { useEffect, useState } from 'react';
import { useRetryWhenOnline } from '@shared-kit/ui';
import type { RichTextEditor } from './rich-text-editor.tsx';

type Code =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'loaded'; readonly Editor: typeof RichTextEditor };

let loaded: typeof RichTextEditor | undefined;

/**
 * Loads the editor when a field for rich text is shown: Tiptap is larger than the rest of the area, and most people
 * write nothing. `retry` loads it again after a failure; it does so by itself once the network is back.
 */
export function useEditorCode(): { readonly code: Code; readonly retry: () => void } {
  const [code, setCode] = useState<Code>(() => (loaded ? { kind: 'loaded', Editor: loaded } : { kind: 'loading' }));
  const isLoading = code.kind === 'loading';
  useEffect(() => {
    if (!isLoading) return;
    let isGone = false;
    const show = (outcome: Code) => {
      if (!isGone) setCode(outcome);
    };
    import('./rich-text-editor.tsx').then(
      ({ RichTextEditor: Editor }) => {
        loaded = Editor;
        show({ kind: 'loaded', Editor });
      },
      () => show({ kind: 'failed' }),
    );
    return () => {
      isGone = true;
    };
  }, [isLoading]);
  const retry = () => setCode({ kind: 'loading' });
  useRetryWhenOnline(code.kind === 'failed', retry);
  return { code, retry };
}
