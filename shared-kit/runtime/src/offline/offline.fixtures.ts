/** In-memory replacement of the browser's caches, for one test. */
export class FakeCaches {
  readonly stores = new Map<string, Map<string, Response>>();
  isFull = false;
  readonly has = async (name: string): Promise<boolean> => this.stores.has(name);
  readonly keys = async (): Promise<string[]> => [...this.stores.keys()];
  readonly delete = async (name: string): Promise<boolean> => this.stores.delete(name);
  readonly open = async (name: string): Promise<Cache> => {
    const store = this.stores.get(name) ?? new Map<string, Response>();
    this.stores.set(name, store);
    const keyOf = (key: string | Request): string => (typeof key === 'string' ? key : key.url);
    return {
      match: async (key: string) => store.get(keyOf(key))?.clone(),
      put: async (key: string, response: Response) => {
        if (this.isFull && !key.endsWith('index')) throw new DOMException('full', 'QuotaExceededError');
        store.set(key, response);
      },
      delete: async (key: string | Request) => store.delete(keyOf(key)),
      keys: async () => [...store.keys()].map((url) => ({ url })),
    } as unknown as Cache;
  };
}

/** Serves files of zeros by range, and counts the requests of each. */
export function fileServer(sizes: Readonly<Record<string, number>>) {
  const requests: string[] = [];
  const state = { isDown: false };
  const fetch = async (address: string, { method, headers }: { method?: string; headers?: { range: string } }) => {
    if (state.isDown) throw new TypeError('Failed to fetch');
    const size = sizes[address.replace(/\?.*/, '')];
    if (size === undefined) return new Response(null, { status: 403 });
    if (method === 'HEAD') return new Response(null, { headers: { 'content-length': String(size) } });
    requests.push(`${address} ${headers?.range}`);
    const [, start = 0, end = 0] = (/(\d+)-(\d+)/.exec(headers?.range ?? '') ?? []).map(Number);
    return new Response(new Uint8Array(end - start + 1), {
      status: 206,
      headers: { 'content-range': `bytes ${start}-${end}/${size}`, 'content-type': 'video/mp4' },
    });
  };
  return { requests, state, fetch: fetch as unknown as typeof globalThis.fetch };
}
