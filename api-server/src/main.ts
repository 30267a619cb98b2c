import { readEnv } from './env.ts';
import { createPlatform } from './platform/create-platform.ts';
import { failStart } from './platform/http/listen.ts';
import { serve } from './serve.ts';

try {
  await serve(await createPlatform(readEnv()));
} catch (error) {
  failStart(error);
}
