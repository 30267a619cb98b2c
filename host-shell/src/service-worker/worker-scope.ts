// Types of the worker APIs that this worker uses: one TypeScript program can have the types of pages or those of
// workers, not both.

export interface LongEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface WorkerFetchEvent extends LongEvent {
  readonly request: Request;
  /** Id of the page that sends the request; empty for a page that is being opened. */
  readonly clientId: string;
  /** Id of the page that is being opened. */
  readonly resultingClientId: string;
  respondWith(answer: Promise<Response>): void;
}

export interface WorkerMessageEvent extends LongEvent {
  readonly data: unknown;
  readonly source: { readonly id: string; readonly url: string } | null;
  readonly ports: readonly MessagePort[];
}

export interface SyncEvent extends LongEvent {
  readonly tag: string;
}

export interface WorkerScope {
  readonly registration: { readonly scope: string };
  readonly clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly { readonly id: string }[]>;
  };
  readonly location: { readonly origin: string };
  skipWaiting(): Promise<void>;
  addEventListener(name: 'install' | 'activate', listener: (event: LongEvent) => void): void;
  addEventListener(name: 'fetch', listener: (event: WorkerFetchEvent) => void): void;
  addEventListener(name: 'message', listener: (event: WorkerMessageEvent) => void): void;
  addEventListener(name: 'sync', listener: (event: SyncEvent) => void): void;
}
