import { SideMenu } from '../features/browse-menu/side-menu.tsx';

/** Renders the submenu of 'Conteúdos' in the shell's menu. */
export function SlotComponent() {
  return <SideMenu />;
}
