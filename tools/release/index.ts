export { requirementsOf } from '../webpack/build-contracts.ts';
export { sharedModules } from '../webpack/shared-modules.ts';
export { buildName } from './build-name.ts';
export type { BuildName } from './build-name.ts';
export { partFilesOfBundle, partFilesOfStats } from './part-files.rules.ts';
export type { BundleFiles, ChunkStats, PartFiles } from './part-files.rules.ts';
export { RELEASE_FILE, writeRelease } from './write-release.ts';
export type { FinishedBuild } from './write-release.ts';
