import type { DialogProps } from '@shared-kit/ui/layers';
import { useLayers, useWasOpened } from './use-layers.ts';

export type { DialogProps };

/**
 * Renders a modal dialog for a question or task. The focus stays inside and returns to its previous element; the page
 * behind does not scroll. Inner elements with `data-handles-escape` handle Escape themselves. Its code loads when it is
 * first opened, or before, when the page is idle.
 */
export function Dialog(props: DialogProps) {
  const layers = useLayers(props.isOpen, props.onClose);
  const isMounted = useWasOpened(props.isOpen);
  return layers && isMounted ? <layers.Dialog {...props} /> : null;
}
