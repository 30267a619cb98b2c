export { ContinueMenu as SlotComponent } from '../features/browse-menu/continue-menu.tsx';
