import { createServer } from 'node:http';
import type { IncomingHttpHeaders, Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { httpGateway } from './http-gateway.adapter.ts';

interface Received {
  method: string | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

let server: Server;
let url: string;
let received: Received[];
let answer: { status: number; headers?: Record<string, string> } | 'silence';

beforeAll(async () => {
  server = createServer((request, reply) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      received.push({ method: request.method, headers: request.headers, body: Buffer.concat(parts).toString('utf8') });
      if (answer !== 'silence') reply.writeHead(answer.status, answer.headers).end('{}');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/sms`;
});
beforeEach(() => {
  received = [];
  answer = { status: 202 };
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});

const message = { to: '11987654321', text: 'Rede Saber+: seu PIN é 123456.' };

test('sends a message to the gateway with country code and token, unchanged', async () => {
  await httpGateway({ url, token: 'segredo' }).send(message);
  expect(received).toMatchObject([
    { method: 'POST', headers: { 'content-type': 'application/json', authorization: 'Bearer segredo' } },
  ]);
  expect(JSON.parse(received[0]?.body ?? '')).toEqual({ to: '+5511987654321', text: message.text });
});

test('sends no authorization header when no token is configured', async () => {
  await httpGateway({ url }).send(message);
  expect(received[0]?.headers.authorization).toBeUndefined();
});

test.each([400, 401, 429, 500, 503])('rejects when the gateway answers %i', async (status) => {
  answer = { status };
  await expect(httpGateway({ url }).send(message)).rejects.toThrow(`the message gateway answered ${status}`);
});

test('treats a redirect as a failure and does not follow it', async () => {
  answer = { status: 307, headers: { location: url } };
  await expect(httpGateway({ url }).send(message)).rejects.toThrow('the message gateway answered 307');
  expect(received).toHaveLength(1);
});

test('times out when the gateway does not answer', async () => {
  answer = 'silence';
  await expect(httpGateway({ url, timeoutMs: 100 }).send(message)).rejects.toThrow(/timeout/i);
});

test('rejects when the gateway is unreachable', async () => {
  await expect(httpGateway({ url: 'http://127.0.0.1:9/sms' }).send(message)).rejects.toThrow();
});
