import type { Session } from '@shared-kit/runtime/session';
import { openShellDialog } from '../lib/shell-dialog/shell-dialog.ts';
import type { ShellDialogName } from '../lib/shell-dialog/shell-dialog.ts';
import type { OwnEntry } from './own-entry.ts';

const isOwn = ({ loginInfo }: Session): boolean => loginInfo.accessSupport.currentUserToken === null;
const opens = (name: ShellDialogName) => ({ run: () => openShellDialog(name) });

/**
 * Menu entries of the person's account and of support access. A supporter can't open the account of the person they
 * help (decision 126).
 */
export const accountEntries: readonly OwnEntry[] = [
  {
    id: 'notification-preferences',
    label: 'Notificações',
    icon: 'bell',
    areas: ['profile'],
    order: 72,
    shows: isOwn,
    ...opens('notification-preferences'),
  },
  {
    id: 'change-password',
    label: 'Alterar senha',
    icon: 'key',
    areas: ['profile'],
    order: 74,
    shows: (session) => isOwn(session) && session.viewer.ssoOnly !== true,
    ...opens('change-password'),
  },
  {
    id: 'connected-devices',
    label: 'Dispositivos conectados',
    icon: 'smartphone',
    areas: ['profile'],
    order: 76,
    shows: isOwn,
    ...opens('connected-devices'),
  },
  {
    id: 'support-records',
    label: 'Acessos ao meu perfil',
    icon: 'shield-check',
    areas: ['profile'],
    order: 78,
    shows: isOwn,
    ...opens('support-records'),
  },
  {
    id: 'support-access',
    label: 'Acesso Suporte',
    icon: 'shield',
    areas: ['main'],
    order: 110,
    shows: (session) => isOwn(session) && session.permissions.canAccessSupport,
    ...opens('support-access'),
  },
  {
    id: 'leave-support',
    label: 'Sair do acesso suporte',
    icon: 'log-out',
    areas: ['main', 'profile'],
    order: 120,
    shows: (session) => !isOwn(session),
    ...opens('leave-support'),
  },
];
