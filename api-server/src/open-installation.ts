import { wirePorts } from './app.ts';
import type { Env } from './env.ts';
import { createPlatform } from './platform/create-platform.service.ts';
import type { Platform } from './platform/platform.ts';

/** Opens the configured installation, with the modules' ports wired. */
export async function openInstallation(env: Env): Promise<Platform> {
  return createPlatform(env, wirePorts(env));
}
