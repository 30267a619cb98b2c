import type { OwnService, Wire } from '../../api-server/src/test/own-services.ts';
import type { ServerProcess } from '../../api-server/src/test/server-process.ts';
import type { Written } from '../../api-server/src/test/write-load.ts';

/** Services that a drill breaks. `server` is the process that runs now. */
export interface Stage {
  readonly env: Record<string, string>;
  readonly postgres: OwnService;
  readonly redis: OwnService;
  readonly wire: Wire;
  server: ServerProcess;
}

export interface Outcome {
  readonly written?: Written;
  /** Milliseconds from the fault's end, or from the kill, until the portal is ready. */
  readonly recoveryP95?: number;
  readonly note?: string;
  /** Violations that the drill found; a drill with one fails. */
  readonly faults?: readonly string[];
}
