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
export { builtReleaseSchema, requirementsSchema, shellFactsSchema } from './release.schema.ts';
export type { BuiltRelease, BuiltReleaseInput, Requirements, ShellFacts } from './release.schema.ts';
export { remoteNameSchema, versionSchema } from './release-name.schema.ts';
export { lockSchema } from './registry.schema.ts';
export type { Lock, ModuleState, MoveRecord, Moved, Published, ReleaseRow, RemoteState } from './registry.schema.ts';
export {
  absolveRelease,
  condemnRelease,
  endCanary,
  listModules,
  listMoves,
  listRemotes,
  lockTenant,
  pinRelease,
  promoteRelease,
  publishRelease,
  rollBackRemote,
  showRemote,
  startCanary,
  switchModule,
  unpinRelease,
} from './registry.endpoints.ts';
export { canonicalJson, signedText } from './signed-release.ts';
export type { SignedRelease } from './signed-release.ts';
export { PAGE_VIEW, countedPages, shellPages } from './page-views.ts';
export { menuFacts } from './menu-facts.ts';
export type { MenuFact } from './menu-facts.ts';
export { menuFactChanged, pointsEarned } from './platform.events.ts';
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
export { headerActionsSlot, homeOffersSlot, homeSlot, menuContentsSlot, menuContinueSlot } from './shell.slots.ts';
export { LINE_PATH } from './line.ts';
