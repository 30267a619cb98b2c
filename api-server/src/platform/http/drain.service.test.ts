import { once } from 'node:events';
import { createServer } from 'node:http';
import { Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { drain, isDraining } from './drain.service.ts';

/** Keeps the process busy, as a node under load is. */
function block(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

test('answers a connection that came while the node was busy, just before it stopped listening', async () => {
  const server = createServer((_request, response) => response.end('answered')).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const client = new Socket();
  // Runs just before the draining ends: the kernel has the connection, and the node has not looked at it.
  setTimeout(() => {
    client.connect(port, '127.0.0.1');
    client.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\n\r\n');
    block(20);
  }, 50);
  const drained = drain(server, 0.05);
  expect(isDraining(server)).toBe(true);
  const [reply] = (await once(client, 'data')) as [Buffer];
  expect(String(reply)).toContain('answered');
  expect(String(reply).toLowerCase()).toContain('connection: close');
  await drained;
});
