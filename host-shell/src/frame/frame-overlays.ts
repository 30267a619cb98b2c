/** What of the frame needs dialogs and popovers; one chunk, fetched when the page has settled. */
export { LeaveDialog } from './leave-dialog.tsx';
export { MenuDrawer } from './menu-drawer.tsx';
export { ProfilePopover } from './profile-popover.tsx';
