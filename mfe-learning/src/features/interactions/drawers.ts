export { AttachmentsDrawer } from './attachments-drawer.tsx';
export { InteractionDrawer } from './interaction-drawer.tsx';
