export interface Mail {
  readonly to: string;
  /** Reply address, when it is not the sender. */
  readonly replyTo?: string | undefined;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  /** Template that it was made of, so that the company's own words can replace the standard ones. */
  readonly wording?: MailWording | undefined;
}

/** Template of a mail and the values of its placeholders. */
export interface MailWording {
  readonly template: string;
  readonly values: Readonly<Record<string, string>>;
}

/** Sends mail. Call it after the commit or from a job, because a sent mail cannot be rolled back. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}
