/** Exit codes of the server and the command line, so that scripts can distinguish the outcomes. */
export const exitCodes = {
  unexpected: 1,
  usage: 2,
  refused: 3,
  /** The release is not compatible with those in use. */
  incompatible: 4,
  /** The token is missing, expired, or valid for another remote only. */
  denied: 5,
  /** The server that AZULEJO_SERVER names does not answer. */
  unreachable: 6,
  /** Stored files of releases are missing or altered. */
  damaged: 7,
  portBusy: 10,
  secondInstance: 11,
  corruptData: 12,
  diskFull: 13,
  dataDirectory: 14,
  databaseUnreachable: 15,
  /** A production has parts of a demonstration. */
  demonstration: 16,
  /** The schema is older than this version, damaged, or too new for it. */
  schema: 17,
} as const;

export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

/** A startup failure that the operator can resolve. The message is in pt-BR. */
export class StartError extends Error {
  readonly exitCode: ExitCode;

  constructor(exitCode: ExitCode, message: string, options?: { cause?: unknown }) {
    super(message, options);
    this.exitCode = exitCode;
  }
}
