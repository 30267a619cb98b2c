/** Dialogs and popovers of the frame in one chunk, which loads after the page. */
export { LeaveDialog } from './leave-dialog.tsx';
export { MenuDrawer } from './menu-drawer.tsx';
export { ProfilePopover } from './profile-popover.tsx';
