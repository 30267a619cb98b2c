/** What a framed player tells, whoever made it. */
export type EmbedNews =
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

/** The language of one maker's framed player: JSON texts over postMessage. */
export interface EmbedProtocol {
  /** The player's address with what it has to know from the start. */
  address(embedUrl: string, options: EmbedOptions): string;
  /** Sent again and again until it says that it is ready. */
  readonly greetings: readonly string[];
  /** Sent once, when it is. */
  readonly subscriptions: readonly string[];
  /** What a message says; nothing where it is none of this protocol's. */
  read(text: string): readonly EmbedNews[];
  write(command: EmbedCommand): string;
}

/** The object in a message; undefined for any other text. */
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

/** A number of seconds that can be one; undefined for anything else. */
export function secondsIn(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0 && value <= 864_000 ? value : undefined;
}
