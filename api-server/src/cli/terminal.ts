/** Where a command writes; the terminal it was typed in, also when a running server carries it out. */
export interface Terminal {
  line(text: string): void;
  error(text: string): void;
  /** Folder the command was typed in; paths are relative to it. */
  readonly cwd: string;
}
