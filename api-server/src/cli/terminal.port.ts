/** Output of a command, at the terminal where it was typed, also when a running server executes it. */
export interface Terminal {
  line(text: string): void;
  error(text: string): void;
  /** Folder in which the command was typed; paths are relative to it. */
  readonly cwd: string;
  /** Name of who typed the command, as the history of the registry shows it. */
  readonly operator: string;
}
