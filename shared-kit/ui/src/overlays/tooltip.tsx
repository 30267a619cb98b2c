import type { TooltipProps } from '@shared-kit/ui/layers';
import { useEarlyControl } from './use-early-control.ts';
import { useLayers } from './use-layers.ts';

export type { TooltipProps };

const nothing = (): void => undefined;

/**
 * Renders a short explanation of a control, shown on hover and on focus. Until its code is there, which it requests at
 * once, the control alone is shown.
 */
export function Tooltip(props: TooltipProps) {
  const layers = useLayers(true, nothing);
  const { control, early } = useEarlyControl(props.children);
  return layers ? <layers.Tooltip {...props} early={early} /> : control;
}
