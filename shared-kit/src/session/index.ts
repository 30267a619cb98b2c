export { connectSession } from './connect.ts';
export { endSession, followOtherTabs, restoreSession, startSession, updateSession, useSession, useTenant, useActiveSession } from './session-store.ts';
export type { Session } from './session-store.ts';
export { nameStorage, readStored, removeStored, writeStored } from './stored.ts';
