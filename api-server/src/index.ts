// Exports the functions with which tools/lib/portal-process.ts prepares and serves an installation in its own process.
export { runCommand } from './cli/run-command.service.ts';
export { readEnv } from './env.ts';
export { readBuildFolder } from './modules/delivery/releases/build-folder.service.ts';
export { publishTogether } from './modules/delivery/releases/publish-together.service.ts';
export { openInstallation } from './open-installation.ts';
export { failStart } from './platform/http/listen.service.ts';
export { nameSourcesInStacks } from './platform/readable-stacks.adapter.ts';
export { serve } from './serve.ts';
