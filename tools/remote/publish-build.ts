import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorSchema } from '@shared-kit/contracts/core';
import { publishRelease } from '@shared-kit/contracts/delivery';
import type { Published } from '@shared-kit/contracts/delivery';
import { RELEASE_FILE } from '../release/write-release.ts';

/** Server that has the registry, and a deploy token for the remote. */
export interface RegistryAddress {
  readonly server: string;
  readonly token: string;
}

/** Sends a finished build to the registry of a server. Throws the server's own message when it refuses. */
export async function publishBuild(dist: string, { server, token }: RegistryAddress): Promise<Published> {
  const record = readFileSync(join(dist, RELEASE_FILE), 'utf8');
  const { remote, files } = JSON.parse(record) as { remote: string; files: Record<string, string> };
  const sent = Object.keys(files).map((name) => ({ name, base64: readFileSync(join(dist, name)).toString('base64') }));
  const address = `${new URL(server).origin}/api${publishRelease.path.replace(':remote', remote)}`;
  const response = await fetch(address, {
    method: publishRelease.method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ record, files: sent }),
  });
  const reply: unknown = await response.json().catch(() => null);
  const published = publishRelease.reply.safeParse(reply);
  if (response.ok && published.success) return published.data;
  const refusal = errorSchema.safeParse(reply);
  throw new Error(
    refusal.success
      ? `${refusal.data.message} (${refusal.data.code})`
      : `${address} answered ${response.status}: is it an Azulejo server?`,
  );
}
