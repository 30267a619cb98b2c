import { contentType, findPlaylist } from '@shared-kit/contracts/content';
import { startTestApp } from '../../../test/index.ts';
import type { TestApp, TestUser } from '../../../test/index.ts';
import { makeItem, makeSection } from './content-factory.ts';
import { startVideoService, youtubeAnswers } from './video-service.ts';
import type { TestVideoService } from './video-service.ts';
import { afterLastFile } from '../../../test/after-last-file.ts';

export let service: TestVideoService;
export let app: TestApp;
export let user: TestUser;
export let idSection: number;
export let foreignItem: number;
export let lists = 0;

export const a = ['aaaaaaaaaa1', 'Parar', 40] as const;
export const b = ['bbbbbbbbbb2', 'Entrar', 160] as const;

const youtubeList = (id: string) => `https://www.youtube.com/playlist?list=${id}`;
export const makePlaylist = (content_location = youtubeList(`PLtest${lists}`)) =>
  makeItem(app, app.tenant, {
    id_section: idSection,
    id_content_type: contentType.playlist,
    content_location,
    duration: 0,
  });
export const find = (id: number) => app.ok(findPlaylist, { params: { id } }, { as: user });

let started: Promise<void> | undefined;

async function start(): Promise<void> {
  service = await startVideoService();
  const { origin } = service;
  app = await startTestApp({
    YOUTUBE_API_URL: `${origin}/youtube/v3`,
    YOUTUBE_API_KEY: 'k3y',
    WISTIA_API_URL: `${origin}/wistia/v1`,
    WISTIA_API_TOKEN: 't0ken',
  });
  idSection = await makeSection(app, app.tenant);
  foreignItem = await makeItem(app, app.otherTenant, {
    id_section: await makeSection(app, app.otherTenant),
    id_content_type: contentType.playlist,
    content_location: youtubeList('PLother'),
  });
  afterLastFile(async () => {
    await app.close();
    await service.close();
  });
}

/** Starts an app and services of videos that reply as each test says. */
export function startPlaylistApp(): void {
  // Test files that run in one process share the app.
  beforeAll(() => (started ??= start()));

  beforeEach(async () => {
    app.clock.set('2026-11-20T12:00:00Z');
    // Failures of the previous test pause the service.
    app.clock.advance(60_000 * (lists + 1));
    lists += 1;
    user = await app.makeUser();
    service.requests.length = 0;
    service.answers = { ...service.answers, ...youtubeAnswers([a, b]) };
  });
}
