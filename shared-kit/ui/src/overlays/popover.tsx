import type { PopoverProps } from '@shared-kit/ui/layers';
import { useLayers } from './use-layers.ts';

export type { PopoverProps };

const nothing = (): void => undefined;

/**
 * Renders a small panel attached to a button: filters, share. Not modal; Escape and clicks elsewhere close it. Until its
 * code is there, which it requests at once, the button alone is shown.
 */
export function Popover(props: PopoverProps) {
  const layers = useLayers(true, nothing);
  return layers ? <layers.Popover {...props} /> : props.trigger;
}
