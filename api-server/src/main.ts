import { readEnv } from './env.ts';
import { openInstallation } from './open-installation.ts';
import { failStart } from './platform/http/listen.service.ts';
import { serve } from './serve.ts';

try {
  await serve(await openInstallation(readEnv()));
} catch (error) {
  failStart(error);
}
