import type { Platform } from '../platform/platform.ts';

export interface Check {
  readonly name: string;
  /** Returns a summary of the check; throws when it fails. */
  run(platform: Platform): Promise<string>;
}
