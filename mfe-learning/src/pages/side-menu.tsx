import { SideMenu } from '../features/browse-menu/side-menu.tsx';

/** Below 'Conteúdos' of the shell's menu. */
export function Piece() {
  return <SideMenu />;
}
