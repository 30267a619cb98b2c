import type * as contract from '@shared-kit/contracts/delivery';
import type { InputOf } from '@shared-kit/contracts/core';
import { startTestApp } from '../../../test/index.ts';
import type { TestApp } from '../../../test/index.ts';
import { registerTestRemote, remoteFiles, remoteRecord } from '../../../test/remote-build.ts';
import { createToken, everyRemote } from '../tokens/deploy-tokens.repository.ts';
import { afterLastFile } from '../../../test/after-last-file.ts';

export let app: TestApp;
export let ofStore: { token: string };
export let operator: { token: string };

export async function tokenFor(remote: string, days = 90) {
  if (remote !== everyRemote) await registerTestRemote(app.platform, remote);
  return createToken(app.platform.database.db, { remote, name: `ci ${remote}`, days, by: 'teste' }, app.clock.now());
}

export type Changes = Parameters<typeof remoteRecord>[2];

export function upload(
  remote: string,
  version: string,
  changes: Changes = {},
  more: Record<string, string> = {},
): InputOf<typeof contract.publishRelease> {
  const files = [
    ...remoteFiles(version),
    ...Object.entries(more).map(([name, text]) => [name, Buffer.from(text)] as const),
  ];
  return {
    params: { remote },
    body: {
      record: JSON.stringify(remoteRecord(remote, version, changes)),
      files: files.map(([name, body]) => ({ name, base64: body.toString('base64') })),
    },
  };
}

let started: Promise<void> | undefined;

async function start(): Promise<void> {
  app = await startTestApp();
  ofStore = await tokenFor('mfe-store');
  operator = await tokenFor(everyRemote);
  afterLastFile(() => app.close());
}

/** Starts an app with two remotes. */
export function startRegistryApp(): void {
  // Test files that run in one process share the app.
  beforeAll(() => (started ??= start()));
}
