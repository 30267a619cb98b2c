import { headerActionsSlot } from '@shared-kit/contracts/delivery';
import type { RemoteManifestInput } from '@shared-kit/contracts/delivery';
import { homePath } from './lib/home-path.ts';

export const manifest: RemoteManifestInput = {
  id: 'mfe-newremote',
  module: 'newremote',
  contract: 1,
  routes: [{ path: homePath, page: 'newremote-home', title: 'Newremote' }],
  menu: [{ id: 'newremote', label: 'Newremote', icon: 'star', to: homePath, areas: ['main'], order: 80 }],
  slots: [{ slot: headerActionsSlot.name, component: 'open-newremote', order: 50 }],
  emits: [],
  listens: [],
};
