import { menuFlags } from '@shared-kit/contracts/delivery';
import type { Session } from '@shared-kit/runtime/session';
import { openShellDialog } from '../lib/shell-dialog/shell-dialog.ts';
import type { OwnEntry } from './own-entry.ts';

const isOwn = ({ loginInfo }: Session): boolean => loginInfo.accessSupport.currentUserToken === null;

/** Menu entries that open the welcome dialogs again. */
export const welcomeEntries: readonly OwnEntry[] = [
  {
    id: 'topics',
    label: 'Temas de interesse',
    icon: 'tag',
    areas: ['profile'],
    order: 71,
    shows: (session) => isOwn(session) && session.flags.includes(menuFlags.recommendations),
    run: () => openShellDialog('topics'),
  },
  {
    id: 'tutorial',
    label: 'Tutorial',
    icon: 'presentation',
    areas: ['main'],
    order: 80,
    shows: ({ loginInfo }) => loginInfo.onBoardScreen,
    run: () => openShellDialog('tutorial'),
  },
];
