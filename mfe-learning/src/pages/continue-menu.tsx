export { ContinueMenu as Piece } from '../features/browse-menu/continue-menu.tsx';
