import type { Env } from '../env.ts';
import type { Platform } from '../platform/platform.ts';
import type { ServerAddress } from './server-access.service.ts';
import type { Terminal } from './terminal.port.ts';

/** Arguments of every `azulejo` command: the terminal, the platform, and the remote server if one is named. */
export interface CommandContext {
  readonly terminal: Terminal;
  /** Opens the platform on first use. */
  platform(): Promise<Platform>;
  /** Settings of a stopped installation. Absent when a running server executes the command. */
  settings?(): Env;
  /** The remote server whose registry is used (AZULEJO_SERVER). */
  readonly server?: ServerAddress | undefined;
}
