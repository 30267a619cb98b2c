import { createHash } from 'node:crypto';
import { readFileSync, statSync, watch } from 'node:fs';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Platform } from '../../api-server/src/platform/platform.ts';
import { withId } from '../../api-server/src/modules/delivery/composition/composition.service.ts';
import type { Release } from '../../shared-kit/contracts/src/delivery/index.ts';
import { inWorkspace } from './workspace.ts';

const base = '/__platform/development';

/** Script that reloads the page after a rebuild and after a server restart. */
const reloadScript = `
let lost = false;
const changes = new EventSource('${base}/changes');
changes.onmessage = () => location.reload();
changes.onerror = () => { lost = true; };
changes.onopen = () => { if (lost) location.reload(); };
addEventListener('pagehide', () => changes.close());
`;

/**
 * Returns the platform with a registry that gives a tenant the remotes under development from their current dist
 * folders.
 */
export function withDeveloped(platform: Platform, remotes: readonly string[]): Platform {
  const lastGood = new Map<string, Release>();
  const compositionOf: Platform['delivery']['compositionOf'] = async (tenant, visitor) => {
    const composition = await platform.delivery.compositionOf(tenant, visitor);
    const developed = remotes.flatMap((remote) => {
      const release = readRelease(remote) ?? lastGood.get(remote);
      if (release) lastGood.set(remote, release);
      return release && tenant.modules.has(release.manifest.module) ? [release] : [];
    });
    const isPublished = ({ remote }: Release): boolean => !remotes.includes(remote);
    return withId({
      ...composition,
      releases: [...composition.releases.filter(isPublished), ...developed],
      fallbacks: composition.fallbacks.filter(isPublished),
    });
  };
  return { ...platform, delivery: { ...platform.delivery, compositionOf } };
}

/** Returns undefined while a build is being written. */
function readRelease(remote: string): Release | undefined {
  try {
    const path = inWorkspace(remote, 'dist/azulejo-release.json');
    const release = JSON.parse(readFileSync(path, 'utf8')) as Omit<Release, 'baseUrl'>;
    return { ...release, baseUrl: `${base}/remotes/${remote}/${statSync(path).mtimeMs.toFixed(0)}/` };
  } catch {
    return undefined;
  }
}

/** Serves those dist folders and notifies open pages to reload. */
export function serveDeveloped(app: FastifyInstance, remotes: readonly string[]): void {
  const pages = new Set<FastifyReply>();
  app.get(`${base}/changes`, (request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    reply.raw.write('retry: 300\n\n');
    pages.add(reply);
    request.raw.on('close', () => pages.delete(reply));
  });
  app.get(`${base}/reload.js`, (_request, reply) =>
    reply.type('text/javascript').header('cache-control', 'no-store').send(reloadScript),
  );
  app.get<{ Params: { remote: string; '*': string } }>(`${base}/remotes/:remote/:build/*`, (request, reply) => {
    const { remote, '*': file } = request.params;
    if (!remotes.includes(remote) || file.split('/').includes('..')) return reply.code(404).send();
    const body = readFileSync(inWorkspace(remote, 'dist', file));
    return reply
      .type(file.endsWith('.css') ? 'text/css' : 'text/javascript')
      .header('cache-control', 'no-store')
      .send(body);
  });
  app.addHook('onRequest', async (request) => {
    // The server modifies pages in the response, so they must not be compressed.
    if (request.headers.accept?.includes('text/html')) delete request.headers['accept-encoding'];
  });
  app.addHook('onSend', async (_request, reply, body) => {
    const isPage = String(reply.getHeader('content-type')).startsWith('text/html') && typeof body === 'string';
    return isPage ? withReloading(body) : body;
  });
  for (const part of [...remotes, 'host-shell']) {
    watchBuilds(part, () => {
      for (const page of pages) page.raw.write('data: rebuilt\n\n');
    });
  }
}

/** Adds the reload script. The page's policy allows scripts by hash, so the script's hash is added as well. */
function withReloading(page: string): string {
  const hash = `sha384-${createHash('sha384').update(reloadScript).digest('base64')}`;
  return page
    .replace('content="script-src ', `content="script-src '${hash}' `)
    .replace('</head>', `<script defer crossorigin integrity="${hash}" src="${base}/reload.js"></script></head>`);
}

/** Watches for the file that ends a build: the release of a remote, or the shell's list of files. */
function watchBuilds(part: string, onBuilt: () => void): void {
  let pending: NodeJS.Timeout | undefined;
  watch(inWorkspace(part, 'dist'), (_event, file) => {
    if (file !== 'azulejo-release.json' && file !== 'shell-manifest.json') return;
    clearTimeout(pending);
    pending = setTimeout(onBuilt, 150);
  }).unref();
}
