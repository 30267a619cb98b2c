export { inputsHash } from './inputs-hash.ts';
export { hostConfig } from './host-config.ts';
export { monolithConfig } from './monolith-config.ts';
export { remoteConfig } from './remote-config.ts';
export { watchPart } from './watch.ts';
export type { BuildReport } from './watch.ts';
export { preloadsOf } from './release-plugin.ts';
