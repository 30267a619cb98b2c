/** Event of a framed player of any provider. */
export type EmbedEvent =
  | { readonly kind: 'ready' }
  | { readonly kind: 'at'; readonly seconds: number; readonly duration: number | undefined }
  | { readonly kind: 'playing' | 'paused' | 'ended' | 'waiting' }
  | { readonly kind: 'failed'; readonly reason: string };

export type EmbedCommand =
  | { readonly kind: 'play' }
  | { readonly kind: 'pause' }
  | { readonly kind: 'seek'; readonly seconds: number };

export interface EmbedOptions {
  /** Origin of the portal's page. */
  readonly origin: string;
  /** Seconds. */
  readonly startAt: number;
  readonly autoPlay: boolean;
}

/** Message protocol of one provider's framed player: JSON texts over postMessage. */
export interface EmbedProtocol {
  /** Returns the player's address with its initial options. */
  address(embedUrl: string, options: EmbedOptions): string;
  /** Messages that are repeated until the player is ready. */
  readonly greetings: readonly string[];
  /** Messages that are sent once when the player is ready. */
  readonly subscriptions: readonly string[];
  /** Returns the events of a message; empty when the message belongs to another protocol. */
  read(text: string): readonly EmbedEvent[];
  write(command: EmbedCommand): string;
}

/** Returns the object in a message; undefined for any other text. */
export function messageOf(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const parsed: unknown = JSON.parse(text);
    return isRecord(parsed) ? parsed : undefined;
  } catch {
    return undefined;
  }
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns a valid number of seconds; undefined for anything else. */
export function secondsIn(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0 && value <= 864_000 ? value : undefined;
}
