/** A short text message to a phone. */
export interface Message {
  /** Digits with area code, without country code: `11987654321`. */
  readonly to: string;
  readonly text: string;
}

/** Sends messages to phones. Call it from a job, because a sent message cannot be rolled back. */
export interface MessageGateway {
  send(message: Message): Promise<void>;
}
