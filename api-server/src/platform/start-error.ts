/** Exit codes of the server and the command line, so that a script can tell what happened. */
export const exitCodes = {
  unexpected: 1,
  usage: 2,
  refused: 3,
  /** The release does not go together with what is in use. */
  incompatible: 4,
  /** The token is missing, over, or good for another remote. */
  denied: 5,
  /** The server that AZULEJO_SERVER names does not answer. */
  unreachable: 6,
  portBusy: 10,
  secondInstance: 11,
  corruptData: 12,
  diskFull: 13,
  dataDirectory: 14,
  databaseUnreachable: 15,
} as const;

export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

/** A reason not to start that the person at the terminal can do something about. The message is pt-BR. */
export class StartError extends Error {
  readonly exitCode: ExitCode;

  constructor(exitCode: ExitCode, message: string, options?: { cause?: unknown }) {
    super(message, options);
    this.exitCode = exitCode;
  }
}
