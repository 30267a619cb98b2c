import { flushCompileCache } from 'node:module';
import { readEnv } from './env.ts';
import { openInstallation } from './open-installation.ts';
import { failStart } from './platform/http/listen.service.ts';
import { nameSourcesInStacks } from './platform/readable-stacks.adapter.ts';
import { serve } from './serve.ts';

nameSourcesInStacks();
// Node stores what it compiled at a regular end only (NODE_COMPILE_CACHE). A server that is killed would never store it.
flushCompileCache();
try {
  await serve(await openInstallation(readEnv()));
  flushCompileCache();
} catch (error) {
  failStart(error);
}
