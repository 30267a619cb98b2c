/** Members of an answer that the transport reads; a `Response` has all of them. */
export interface Answered {
  readonly ok: boolean;
  readonly status: number;
  readonly headers: Headers;
  json(): Promise<unknown>;
  blob(): Promise<Blob>;
}

interface Sent {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: XMLHttpRequestBodyInit;
  readonly signal: AbortSignal;
  /** Receives the number of bytes of the body that were sent so far. */
  onSent(bytes: number): void;
}

/**
 * Sends a request as `fetch` does, and also reports how many bytes of the body were sent, which `fetch` cannot. Rejects
 * as `fetch` does.
 */
export function sendWithProgress(url: string, { method, headers, body, signal, onSent }: Sent): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const abort = (): void => {
      request.abort();
      reject(new DOMException('aborted', 'AbortError'));
    };
    if (signal.aborted) return abort();
    signal.addEventListener('abort', abort);
    request.open(method, url);
    request.responseType = 'blob';
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', ({ loaded }) => onSent(loaded));
    request.addEventListener('load', () => resolve(answerOf(request)));
    request.addEventListener('error', () => reject(new TypeError('the network failed')));
    request.addEventListener('loadend', () => signal.removeEventListener('abort', abort));
    request.send(body);
  });
}

function answerOf(request: XMLHttpRequest): Answered {
  const { status } = request;
  // With this response type the response is a Blob.
  const body = request.response as Blob;
  const lines = request.getAllResponseHeaders().trim().split(/\r?\n/).filter(Boolean);
  return {
    ok: status >= 200 && status < 300,
    status,
    headers: new Headers(
      lines.map((line): [string, string] => [
        line.slice(0, line.indexOf(':')),
        line.slice(line.indexOf(':') + 1).trim(),
      ]),
    ),
    json: async () => JSON.parse(await body.text()) as unknown,
    blob: async () => body,
  };
}
