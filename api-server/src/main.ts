import { buildApp } from './app.ts';
import { readEnv } from './env.ts';
import { createPlatform } from './platform/create-platform.ts';
import { failStart, listen } from './platform/http/listen.ts';

try {
  const env = readEnv();
  const platform = await createPlatform(env);
  const app = await buildApp(platform);
  await listen(app, platform);
} catch (error) {
  failStart(error);
}
