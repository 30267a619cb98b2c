export { compositionSchema, homeModules, moduleNames, releaseChannels, releaseSchema, remoteManifestSchema } from './composition.schema.ts';
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
  SlotFiller,
} from './composition.schema.ts';
export { builtReleaseSchema, requirementsSchema, shellFactsSchema } from './release.schema.ts';
export type { BuiltRelease, Requirements, ShellFacts } from './release.schema.ts';
export { menuFactChanged, pointsEarned } from './platform.events.ts';
export { recordLogs } from './platform.endpoints.ts';
export { headerActionsSlot, homeSlot } from './shell.slots.ts';
