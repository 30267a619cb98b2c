export interface Mail {
  readonly to: string;
  /** Where an answer goes, when not to the sender. */
  readonly replyTo?: string | undefined;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
}

/** Hands mail over. Call it after the commit, or from a job: it can't be taken back. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}
