import { UPLOAD_PART_SIZE, listOwnUploads } from '@shared-kit/contracts/content';
import type { UserUpload } from '@shared-kit/contracts/content';
import { startTestApp } from '../../../../test/index.ts';
import type { RawReply, TestApp, TestUser } from '../../../../test/index.ts';
import { mp4 } from './sample-files.ts';
import { uploadsSection } from './upload-factory.ts';
import { afterLastFile } from '../../../../test/after-last-file.ts';

export let app: TestApp;
export let idSection: number;

export const uploadIn = (reply: RawReply): UserUpload => (reply.body as { data: UserUpload }).data;
export const codeOf = (reply: RawReply): [number, unknown] => [reply.status, (reply.body as { code?: unknown }).code];
export const fetchFile = (url: string) => app.server.inject({ url, headers: { host: app.tenant.host } });
export const mine = async (as: TestUser) => (await app.ok(listOwnUploads, {}, { as })).data;

/** Returns a film of more than one part, with a shorter last one. */
export const film = (): Buffer => mp4('isom', 2 * UPLOAD_PART_SIZE + 777);

let started: Promise<void> | undefined;

async function start(): Promise<void> {
  app = await startTestApp();
  idSection = await uploadsSection(app);
  afterLastFile(() => app.close());
}

/** Starts an app with a section for uploads. */
export function startUploadsApp(): void {
  // Test files that run in one process share the app.
  beforeAll(() => (started ??= start()));

  afterEach(() => app.clock.reset());
}
