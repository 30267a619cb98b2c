/** Calls that the inlined script started before the API client loaded. */
export interface PrefetchedCalls {
  /** Token of the session that the calls were made with. */
  readonly token: string;
  /** Replies by `prefetchKey`. */
  readonly replies: Map<string, Promise<Response>>;
}

/** Identifies a call by what it sends. `body` is the JSON text, if any. */
export function prefetchKey(method: string, url: string, body: string | undefined): string {
  return `${method} ${url} ${body ?? ''}`;
}
