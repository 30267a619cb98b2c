/** A short text to a phone. */
export interface Message {
  /** Digits with area code, without the country's: `11987654321`. */
  readonly to: string;
  readonly text: string;
}

/** Hands messages over to whoever brings them to phones. Call it from a job: it can't be taken back. */
export interface MessageGateway {
  send(message: Message): Promise<void>;
}
