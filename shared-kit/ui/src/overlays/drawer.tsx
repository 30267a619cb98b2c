import type { DrawerProps } from '@shared-kit/ui/layers';
import { useLayers, useWasOpened } from './use-layers.ts';

export type { DrawerProps };

/** Renders a modal panel that slides in from an edge. Its code loads like that of a dialog. */
export function Drawer(props: DrawerProps) {
  const layers = useLayers(props.isOpen, props.onClose);
  const isMounted = useWasOpened(props.isOpen);
  return layers && isMounted ? <layers.Drawer {...props} /> : null;
}
