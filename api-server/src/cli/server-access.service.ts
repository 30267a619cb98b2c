import { errorSchema } from '@shared-kit/contracts/core';
import type { Endpoint, InputOf, ReplyOf, Schema } from '@shared-kit/contracts/core';
import * as contract from '@shared-kit/contracts/delivery';
import { refuse } from '../platform/errors.ts';
import { readBuildFolder } from '../modules/delivery/releases/build-folder.service.ts';
import type { RegistryAccess } from './registry-access.port.ts';

/** A remote server, and the token to publish to it. */
export interface ServerAddress {
  readonly origin: string;
  readonly token: string;
}

interface Parts {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

/**
 * Returns the registry of a remote server, over its API. Errors of the server are thrown with their original code and
 * message.
 */
export function serverAccess(server: ServerAddress): RegistryAccess {
  const call = <E extends Endpoint & { reply: Schema }>(endpoint: E, input: InputOf<E>) =>
    callServer(server, endpoint, input);
  return {
    async publish(folder) {
      const { release, files } = await readBuildFolder(folder);
      const sent = [...files].map(([name, body]) => ({ name, base64: body.toString('base64') }));
      return call(contract.publishRelease, {
        params: { remote: release.remote },
        body: { record: JSON.stringify(release), files: sent },
      });
    },
    register: ({ remote, ...body }) => call(contract.registerRemote, { params: { remote }, body }),
    remove: (remote, reason) => call(contract.removeRemote, { params: { remote }, query: { reason } }),
    list: async () => (await call(contract.listRemotes, {})).remotes,
    show: (remote) => call(contract.showRemote, { params: { remote } }),
    verify: (remote) => call(contract.verifyRemoteFiles, { params: { remote } }),
    history: async (remote, limit) => (await call(contract.listMoves, { params: { remote }, query: { limit } })).moves,
    promote: (remote, version, reason) =>
      call(contract.promoteRelease, { params: { remote }, body: { version, reason } }),
    startCanary: (remote, canary, reason) =>
      call(contract.startCanary, { params: { remote }, body: { ...canary, reason } }),
    endCanary: (remote, tenant, reason) =>
      call(contract.endCanary, { params: { remote }, query: { reason, ...ofTenant(tenant) } }),
    pin: (remote, pinned, reason) => call(contract.pinRelease, { params: { remote }, body: { ...pinned, reason } }),
    unpin: (remote, tenant, reason) => call(contract.unpinRelease, { params: { remote }, query: { tenant, reason } }),
    rollBack: (remote, to, reason) => call(contract.rollBackRemote, { params: { remote }, body: { to, reason } }),
    yank: (remote, version, reason) => call(contract.yankRelease, { params: { remote }, body: { version, reason } }),
    unyank: (remote, version, reason) =>
      call(contract.unyankRelease, { params: { remote }, body: { version, reason } }),
    modules: async (tenant) => (await call(contract.listModules, { query: { tenant } })).modules,
    switchModule: (tenant, module, enabled) =>
      call(contract.switchModule, { params: { module }, body: { tenant, enabled } }),
    verdict: (remote, version, tenant) =>
      call(contract.showVerdict, { params: { remote, version }, query: ofTenant(tenant) }),
    health: (remote, tenant) => call(contract.showHealth, { params: { remote }, query: ofTenant(tenant) }),
    lock: (tenant) => call(contract.lockTenant, { query: { tenant } }),
  };
}

function ofTenant(tenant: string | null): { tenant?: string } {
  return tenant === null ? {} : { tenant };
}

async function callServer<E extends Endpoint & { reply: Schema }>(
  { origin, token }: ServerAddress,
  endpoint: E,
  input: InputOf<E>,
): Promise<ReplyOf<E>> {
  const { params = {}, query = {}, body } = input as Parts;
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  const address = `${origin}/api${path}${search.size > 0 ? `?${search}` : ''}`;
  const response = await fetch(address, {
    method: endpoint.method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }).catch((error: unknown) => {
    throw refuse('cli.unreachable', 503, `${origin} não responde (${reason(error)}).`);
  });
  const reply: unknown = await response.json().catch(() => null);
  if (response.ok) {
    const parsed = endpoint.reply.safeParse(reply);
    if (parsed.success) return parsed.data as ReplyOf<E>;
  }
  const refusal = errorSchema.safeParse(reply);
  if (!refusal.success)
    throw refuse(
      'cli.unreachable',
      503,
      `${origin} respondeu ${response.status} e não parece ser um servidor Azulejo.`,
    );
  const { code, message, issues } = refusal.data;
  throw refuse(code, response.status, message, issues ? { issues } : {});
}

function reason(error: unknown): string {
  const { cause, message } = error as Error & { cause?: NodeJS.ErrnoException };
  return cause?.code ?? message;
}
