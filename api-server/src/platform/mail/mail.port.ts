export interface Mail {
  readonly to: string;
  /** Reply address, when it is not the sender. */
  readonly replyTo?: string | undefined;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
}

/** Sends mail. Call it after the commit or from a job, because a sent mail cannot be rolled back. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}
