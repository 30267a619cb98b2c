export { connectSession } from './connect.ts';
export {
  endSession,
  followOtherTabs,
  onSessionRenewed,
  onViewerChange,
  refreshSession,
  restoreSession,
  startSession,
  updateSession,
  useSession,
  useTenant,
  useActiveSession,
} from './session-store.ts';
export type { Session } from './session-store.ts';
export { hasSupportOrigin, returnToOwnSession, startSupportSession } from './support-session.ts';
export { answerPasskey, createPasskey } from './passkeys.ts';
export { draftInTab } from './draft.ts';
export type { TabDraft } from './draft.ts';
export {
  nameStorage,
  readInTab,
  readStored,
  removeInTab,
  removeStored,
  tenantPath,
  writeInTab,
  writeStored,
} from './stored.ts';
