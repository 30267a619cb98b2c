import { jest } from '@jest/globals';
import { configureTransport } from './transport.ts';

export const fetchMock = jest.fn<(url: string, init: RequestInit) => Promise<Response>>();
export const hooks = {
  baseUrl: '/aurora/api',
  readToken: jest.fn<() => string | undefined>(),
  storeToken: jest.fn(),
  onUnauthorized: jest.fn(),
};

export function answers(status: number, body: unknown, headers: Record<string, string> = {}): void {
  const answer = {
    ok: status < 400,
    status,
    headers: new Headers(headers),
    json: () => Promise.resolve(body),
    blob: () => Promise.resolve(new Blob(['x'])),
  };
  fetchMock.mockResolvedValue(answer as unknown as Response);
}

/** Configures the transport with a session before each test. */
export function setUpTransport(): void {
  beforeEach(() => {
    jest.resetAllMocks();
    globalThis.fetch = fetchMock as unknown as typeof fetch;
    hooks.readToken.mockReturnValue('secret');
    configureTransport(hooks);
  });
}
