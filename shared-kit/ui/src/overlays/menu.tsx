import type { MenuItem, MenuProps } from '@shared-kit/ui/layers';
import { useEarlyControl } from './use-early-control.ts';
import { useLayers } from './use-layers.ts';

export type { MenuItem, MenuProps };

const nothing = (): void => undefined;

/**
 * Renders a menu of actions behind a button: arrow keys, type-ahead, Escape. The menu is at the end of the button's
 * landmark, so that it stays part of it. Until its code is there, which it requests at once, the button alone is shown;
 * a click on it opens the menu then.
 */
export function Menu(props: MenuProps) {
  const layers = useLayers(true, nothing);
  const { control, early } = useEarlyControl(props.trigger);
  return layers ? <layers.Menu {...props} early={early} /> : control;
}
