import type { Env } from './env.ts';
import { openDelivery } from './modules/delivery/index.ts';
import { createPlatform } from './platform/create-platform.ts';
import type { Platform } from './platform/platform.ts';

/** Opens the configured installation, with the ports that modules provide to the platform. */
export function openInstallation(env: Env): Promise<Platform> {
  return createPlatform(env, { openDelivery });
}
