import type { PopoverProps } from '@shared-kit/ui/layers';
import { useEarlyControl } from './use-early-control.ts';
import { useLayers } from './use-layers.ts';

export type { PopoverProps };

const nothing = (): void => undefined;

/**
 * Renders a small panel attached to a button: filters, share. Not modal; Escape and clicks elsewhere close it. Until its
 * code is there, which it requests at once, the button alone is shown; a click on it opens the panel then.
 */
export function Popover(props: PopoverProps) {
  const layers = useLayers(true, nothing);
  const { control, early } = useEarlyControl(props.trigger, () => props.onOpenChange?.(true));
  return layers ? <layers.Popover {...props} early={early} /> : control;
}
