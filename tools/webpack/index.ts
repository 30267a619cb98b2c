export { inputsHash } from './inputs-hash.ts';
export { hostConfig } from './host-config.ts';
export { monolithConfig } from './monolith-config.ts';
export { remoteConfig } from './remote-config.ts';
export { preloadsOf } from './release-plugin.ts';
