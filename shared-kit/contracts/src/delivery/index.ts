export {
  compositionSchema,
  homeModules,
  moduleNames,
  releaseChannels,
  releaseSchema,
  remoteManifestSchema,
} from './composition.schema.ts';
export type {
  Composition,
  Condition,
  FirstViewFields,
  HomeModule,
  MenuEntry,
  ModuleName,
  Release,
  ReleaseChannel,
  RemoteManifest,
  RemoteManifestInput,
  RemoteRoute,
  SearchPage,
  SlotFiller,
} from './composition.schema.ts';
export { builtReleaseSchema, requirementsSchema, shellCapabilitiesSchema } from './release.schema.ts';
export type { BuiltRelease, BuiltReleaseInput, Requirements, ShellCapabilities } from './release.schema.ts';
export { remoteNameSchema, versionSchema } from './release-name.schema.ts';
export { lockSchema, registrationSchema } from './registry.schema.ts';
export type {
  DamagedFile,
  FilesReport,
  Lock,
  ModuleState,
  MoveRecord,
  Moved,
  Published,
  Registration,
  ReleaseRow,
  RemoteState,
} from './registry.schema.ts';
export {
  unyankRelease,
  yankRelease,
  endCanary,
  listModules,
  listMoves,
  verifyRemoteFiles,
  listRemotes,
  lockTenant,
  pinRelease,
  promoteRelease,
  publishRelease,
  registerRemote,
  removeRemote,
  rollBackRemote,
  showRemote,
  startCanary,
  switchModule,
  unpinRelease,
} from './registry.endpoints.ts';
export { canonicalJson, signedText } from './signed-release.ts';
export type { SignedRelease } from './signed-release.ts';
export {
  coversRoute,
  grantsClash,
  grantsOf,
  isShellPath,
  parseRouteGrant,
  shellSegments,
} from './remote-routes.rules.ts';
export type { RouteGrant } from './remote-routes.rules.ts';
export { PAGE_VIEW, countedPages, shellPages } from './page-views.ts';
export { menuFlags } from './menu-flags.ts';
export type { MenuFlag } from './menu-flags.ts';
export { menuFlagChanged, pointsEarned } from './platform.events.ts';
export {
  COMPOSITION_HEADER,
  endOverride,
  getComposition,
  inspectPlatform,
  recordLogs,
  showHealth,
  showVerdict,
  startOverride,
} from './platform.endpoints.ts';
export type { InspectedRemote, Inspection } from './inspection.schema.ts';
export { vitalNames } from './telemetry.schema.ts';
export type { HealthReport, LogEntry, VersionHealth, VitalName } from './telemetry.schema.ts';
export { verdictCodes } from './verdict.schema.ts';
export type { Verdict, VerdictReason, VerdictReport } from './verdict.schema.ts';
export {
  headerActionsSlot,
  homeOffersSlot,
  homeSlot,
  menuContentsSlot,
  menuContinueSlot,
  searchSuggestionsSlot,
} from './shell.slots.ts';
export { SOCKET_PATH } from './socket-path.ts';
