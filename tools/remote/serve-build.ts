import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { pipeline } from 'node:stream';

export interface ServedBuild {
  readonly origin: string;
  close(): Promise<void>;
}

const mediaTypes: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.map': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
};

/**
 * Serves the current files of a remote's `dist` on this machine, to a portal of any origin. Port 0 selects a free one.
 */
export async function serveBuild(dist: string, port: number): Promise<ServedBuild> {
  const server = createServer((request, response) => answer(dist, request, response));
  await new Promise<void>((done, failed) => {
    server.once('error', failed);
    server.listen({ port, host: 'localhost' }, done);
  });
  const address = server.address();
  const usedPort = typeof address === 'object' && address ? address.port : port;
  return {
    origin: `http://localhost:${usedPort}`,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

function answer(dist: string, request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('access-control-allow-origin', '*');
  response.setHeader('cross-origin-resource-policy', 'cross-origin');
  response.setHeader('cache-control', 'no-store');
  if (request.method === 'OPTIONS') {
    // A page of a public site sends a preflight before it accesses this machine.
    response.setHeader('access-control-allow-private-network', 'true');
    response.setHeader('access-control-allow-headers', '*');
    response.writeHead(204).end();
    return;
  }
  const file = requestedFile(dist, request.url ?? '/');
  if (!file || request.method !== 'GET') {
    response.writeHead(404, { 'content-type': 'text/plain' }).end('not found');
    return;
  }
  response.writeHead(200, { 'content-type': mediaTypes[extname(file)] ?? 'application/octet-stream' });
  // A rebuild removes files even while they are read.
  pipeline(createReadStream(file), response, () => undefined);
}

/** Returns a file below the folder; never a path above it or a folder. */
function requestedFile(dist: string, url: string): string | undefined {
  const path = pathOf(url);
  if (path === undefined || normalize(path) !== path) return undefined;
  const file = join(dist, path);
  return statSync(file, { throwIfNoEntry: false })?.isFile() ? file : undefined;
}

function pathOf(url: string): string | undefined {
  try {
    return decodeURIComponent(new URL(url, 'http://localhost').pathname);
  } catch {
    return undefined;
  }
}
