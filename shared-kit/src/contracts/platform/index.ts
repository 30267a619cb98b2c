export { compositionSchema, homeModules, moduleNames, releaseSchema, remoteManifestSchema } from './composition.schema.ts';
export type {
  Composition,
  Condition,
  HomeModule,
  MenuEntry,
  ModuleName,
  Release,
  RemoteManifest,
  RemoteManifestInput,
  RemoteRoute,
  SlotFiller,
} from './composition.schema.ts';
export { menuFactChanged, pointsEarned } from './platform.events.ts';
export { recordLogs } from './platform.endpoints.ts';
export { headerActionsSlot, homeSlot } from './shell.slots.ts';
