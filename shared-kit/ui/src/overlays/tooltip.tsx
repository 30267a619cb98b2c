import type { TooltipProps } from '@shared-kit/ui/layers';
import { useLayers } from './use-layers.ts';

export type { TooltipProps };

const nothing = (): void => undefined;

/**
 * Renders a short explanation of a control, shown on hover and on focus. Until its code is there, which it requests at
 * once, the control alone is shown.
 */
export function Tooltip(props: TooltipProps) {
  const layers = useLayers(true, nothing);
  return layers ? <layers.Tooltip {...props} /> : props.children;
}
