import { randomUUID } from 'node:crypto';
import {
  contentType,
  findContent,
  findPlaylist,
  findVideo,
  recordVisit,
  saveProgress,
  savePlaylistDuration,
} from '@shared-kit/contracts/content';
import { HOUR_MS } from '@shared-kit/contracts/calendar';
import { expectForeignIdsAre404, startTestApp } from '../../../test/index.ts';
import type { TestApp, TestUser } from '../../../test/index.ts';
import { makeItem, makeSection } from '../test/content-factory.ts';
import { startVideoService, youtubeAnswers } from '../test/video-service.ts';
import type { TestVideoService } from '../test/video-service.ts';

let service: TestVideoService;
let app: TestApp;
let user: TestUser;
let idSection: number;
let foreignItem: number;
let lists = 0;

const a = ['aaaaaaaaaa1', 'Parar', 40] as const;
const b = ['bbbbbbbbbb2', 'Entrar', 160] as const;

beforeAll(async () => {
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
});
afterAll(async () => {
  await app.close();
  await service.close();
});
beforeEach(async () => {
  app.clock.set('2026-11-20T12:00:00Z');
  // Failures of the previous test pause the service.
  app.clock.advance(60_000 * (lists + 1));
  lists += 1;
  user = await app.makeUser();
  service.asked.length = 0;
  service.answers = { ...service.answers, ...youtubeAnswers([a, b]) };
});

const youtubeList = (id: string) => `https://www.youtube.com/playlist?list=${id}`;
const makePlaylist = (content_location = youtubeList(`PLtest${lists}`)) =>
  makeItem(app, app.tenant, {
    id_section: idSection,
    id_content_type: contentType.playlist,
    content_location,
    duration: 0,
  });
const find = (id: number) => app.ok(findPlaylist, { params: { id } }, { as: user });

describe('GET /content/playlist/{id}', () => {
  test("rejects a missing session, another tenant's item and an item without videos", async () => {
    expect((await app.call(findPlaylist, { params: { id: foreignItem } })).status).toBe(401);
    await expectForeignIdsAre404(app, findPlaylist, { params: { id: foreignItem } });
    await app.refused(
      findPlaylist,
      { params: { id: await makeItem(app, app.tenant, { id_section: idSection }) } },
      404,
      { as: user },
    );
    await app.refused(
      findPlaylist,
      { params: { id: await makePlaylist('https://videos.example/playlist?list=PLx') } },
      404,
      { as: user },
    );
    await app.refused(findPlaylist, { params: { id: 'x' } as never }, 400, { as: user });
  });

  test('requests up to 50 items of the list from YouTube, then their durations [A7m-27] [A7m-28] [A9-03]', async () => {
    const reply = await find(await makePlaylist());
    expect(reply).toMatchObject({ success: true, provider: 'youtube', totalDuration: 200, idLastVideo: null });
    expect(reply.videos.map(({ idVideo, title, duration, embedUrl }) => [idVideo, title, duration, embedUrl])).toEqual([
      [...a, 'https://www.youtube-nocookie.com/embed/aaaaaaaaaa1'],
      [...b, 'https://www.youtube-nocookie.com/embed/bbbbbbbbbb2'],
    ]);
    const [items, videos] = service.asked.map((path) => new URL(path, service.origin));
    expect(Object.fromEntries(items?.searchParams ?? [])).toMatchObject({
      playlistId: `PLtest${lists}`,
      maxResults: '50',
      key: 'k3y',
    });
    expect(videos?.searchParams.get('id')).toBe('aaaaaaaaaa1,bbbbbbbbbb2');
  });

  test('reads a project of Wistia from GET /projects/{id}.json, with its token [A7m-29]', async () => {
    let authorization: string | undefined;
    service.answers.project = (request) => {
      ({ authorization } = request.headers);
      return {
        medias: [
          {
            hashed_id: 'abc123def4',
            name: 'Ouvir',
            type: 'Video',
            duration: 12.4,
            description: '<p>Um &amp; dois</p>',
            thumbnail: { url: 'https://embed.wistia.com/x.jpg' },
          },
          { hashed_id: 'zzz123def4', name: 'Capa', type: 'Image' },
        ],
      };
    };
    const reply = await find(await makePlaylist('https://sabermais.wistia.com/projects/w1st1a0001'));
    expect(service.asked).toEqual(['/wistia/v1/projects/w1st1a0001.json']);
    expect(authorization).toBe('Bearer t0ken');
    expect(reply).toMatchObject({ provider: 'wistia', totalDuration: 12.4 });
    expect(reply.videos).toEqual([
      expect.objectContaining({
        idVideo: 'abc123def4',
        title: 'Ouvir',
        image: 'https://embed.wistia.com/x.jpg',
        embedUrl: 'https://fast.wistia.net/embed/iframe/abc123def4',
      }),
    ]);
  });

  test.each([
    ['a refusal', () => 403],
    ['a fault', () => 503],
    ['another form', () => ({ kind: 'x' })],
    ['no JSON', () => '<h1>Em manutenção</h1>'],
    ['far too much', () => ({ items: [], filler: 'x'.repeat(2_100_000) })],
  ])('%s of the service results in an empty list [A7m-31]', async (_, answer) => {
    service.answers.playlistItems = answer;
    expect(await find(await makePlaylist())).toEqual({
      success: false,
      provider: 'youtube',
      videos: [],
      totalDuration: 0,
      idLastVideo: null,
    });
  });

  test('a redirect is not followed', async () => {
    service.answers.playlistItems = () => 302;
    expect(await find(await makePlaylist())).toMatchObject({ success: false, videos: [] });
  });

  test('hostile parts of a reply are left out, and the rest stays', async () => {
    service.answers.playlistItems = () => ({
      items: [
        null,
        { snippet: { title: 'Sem vídeo' } },
        { snippet: { title: 'Fora' }, contentDetails: { videoId: '../../../x' } },
        { snippet: { title: 'Privado' }, contentDetails: { videoId: 'ccccccccccc' } },
        {
          snippet: {
            title: `<img src=x onerror=alert(1)>\u0000${'x'.repeat(500)}`,
            thumbnails: { high: { url: 'javascript:alert(1)' } },
          },
          contentDetails: { videoId: a[0] },
        },
        { snippet: { title: 'Outra vez' }, contentDetails: { videoId: a[0] } },
      ],
    });
    const { videos } = await find(await makePlaylist());
    expect(videos).toEqual([expect.objectContaining({ idVideo: a[0], image: '', duration: 40 })]);
    expect(videos[0]?.title).toHaveLength(9);
  });

  test('twenty people who open a list at once cause one request; the reply is reused for ten minutes', async () => {
    const id = await makePlaylist();
    await Promise.all(Array.from({ length: 20 }, () => find(id)));
    expect(service.asked.filter((path) => path.includes('playlistItems'))).toHaveLength(1);
    app.clock.advance(9 * 60_000);
    await find(id);
    expect(service.asked).toHaveLength(2);
    app.clock.advance(2 * 60_000);
    await find(id);
    expect(service.asked).toHaveLength(4);
  });

  test('a failing service is paused for 30 s, and its last reply is shown for a day', async () => {
    const id = await makePlaylist();
    await find(id);
    service.answers.playlistItems = () => 503;
    app.clock.advance(11 * 60_000);
    expect((await find(id)).videos).toHaveLength(2);
    await find(id);
    expect(service.asked.filter((path) => path.includes('playlistItems'))).toHaveLength(2);
    app.clock.advance(31_000);
    await find(id);
    expect(service.asked.filter((path) => path.includes('playlistItems'))).toHaveLength(3);
    app.clock.advance(25 * HOUR_MS);
    expect(await find(id)).toMatchObject({ success: false, videos: [] });
  });

  test('a broadcast on YouTube has its one video, without a request', async () => {
    const id = await makeItem(app, app.tenant, {
      id_section: idSection,
      id_content_type: contentType.live,
      text: 'Plantão',
      content_location: 'https://youtu.be/dQw4w9WgXcQ',
    });
    expect((await find(id)).videos).toEqual([
      expect.objectContaining({
        idVideo: 'dQw4w9WgXcQ',
        title: 'Plantão',
        embedUrl: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
      }),
    ]);
    expect(service.asked).toEqual([]);
  });
});

describe('GET /content/video/{provider}/{idVideo}', () => {
  test('finds the content whose list has a video, only within its tenant [A2r-11]', async () => {
    service.answers = { ...service.answers, ...youtubeAnswers([['uniquevide1', 'Só aqui', 20]]) };
    const id = await makePlaylist();
    const params = { provider: 'youtube' as const, idVideo: 'uniquevide1' };
    await app.refused(findVideo, { params }, 404, { as: user });
    await find(id);
    expect(await app.ok(findVideo, { params }, { as: user })).toEqual({ success: true, idContentItem: id, idSection });
    expect((await app.call(findVideo, { params })).status).toBe(401);
    await app.refused(findVideo, { params: { ...params, provider: 'wistia' } }, 404, { as: user });
    await app.refused(findVideo, { params: { ...params, idVideo: '%' } as never }, 400, { as: user });
    await app.refused(findVideo, { params }, 404, { as: app.otherUser, at: app.otherTenant });
  });
});

describe('progress in a playlist', () => {
  const visit = (
    idContentItem: number,
    videos: { idVideo: string; seconds: number; finished: boolean }[],
    timeStart = '2026-11-20 11:00:00',
  ) => ({ idVisit: randomUUID(), timeStart, idContentItem, idSection, seconds: 0, finished: true, videos });

  test('each video has its own progress, and the list follows its videos, whatever the browser claims', async () => {
    const id = await makePlaylist();
    await find(id);
    const reply = await app.ok(
      saveProgress,
      {
        body: visit(id, [
          { idVideo: a[0], seconds: 40, finished: true },
          { idVideo: b[0], seconds: 80, finished: true },
        ]),
      },
      { as: user },
    );
    expect(reply).toMatchObject({ progress: 60, completed: 'PROGRESS' });
    const now = await find(id);
    expect(now.idLastVideo).toBe(b[0]);
    expect(now.videos).toEqual([
      expect.objectContaining({ progress: 100, completed: 'COMPLETED', lastPosition: 0 }),
      expect.objectContaining({ progress: 50, completed: 'PROGRESS', lastPosition: 80 }),
    ]);
  });

  test('a recorded visit completes it with the last video; it stays complete', async () => {
    const id = await makePlaylist();
    await find(id);
    const body = {
      ...visit(id, [
        { idVideo: a[0], seconds: 39, finished: false },
        { idVideo: b[0], seconds: 158, finished: false },
      ]),
      idNavigationType: 1 as const,
      timeExecuted: 60,
    };
    expect(await app.ok(recordVisit, { body }, { as: user })).toMatchObject({ progress: 100, completed: 'COMPLETED' });
    expect(
      await app.ok(
        saveProgress,
        { body: visit(id, [{ idVideo: a[0], seconds: 5, finished: false }], '2026-11-20 11:30:00') },
        { as: user },
      ),
    ).toMatchObject({ progress: 100, completed: 'COMPLETED' });
    expect((await find(id)).videos[0]).toMatchObject({ completed: 'COMPLETED', lastPosition: 5 });
  });

  test('a late older visit changes no position, and a video outside the list is not saved', async () => {
    const id = await makePlaylist();
    await find(id);
    await app.ok(saveProgress, { body: visit(id, [{ idVideo: b[0], seconds: 90, finished: false }]) }, { as: user });
    await app.ok(
      saveProgress,
      {
        body: visit(
          id,
          [
            { idVideo: b[0], seconds: 20, finished: false },
            { idVideo: 'elsewhere11', seconds: 9, finished: true },
          ],
          '2026-11-20 09:00:00',
        ),
      },
      { as: user },
    );
    const { videos, idLastVideo } = await find(id);
    expect(videos[1]).toMatchObject({ lastPosition: 90, progress: 56 });
    expect(idLastVideo).toBe(b[0]);
  });

  test('rejects invalid ids and too many videos', async () => {
    const id = await makePlaylist();
    await app.refused(saveProgress, { body: visit(id, [{ idVideo: '<script>', seconds: 1, finished: false }]) }, 400, {
      as: user,
    });
    await app.refused(
      saveProgress,
      {
        body: visit(
          id,
          Array.from({ length: 51 }, (_, n) => ({ idVideo: `video${n}`, seconds: 1, finished: false })),
        ),
      },
      400,
      { as: user },
    );
  });

  test('the progress of two people is separate', async () => {
    const id = await makePlaylist();
    await find(id);
    await app.ok(saveProgress, { body: visit(id, [{ idVideo: b[0], seconds: 90, finished: false }]) }, { as: user });
    const colleague = await app.makeUser();
    expect((await app.ok(findPlaylist, { params: { id } }, { as: colleague })).videos[1]).toMatchObject({
      progress: 0,
      completed: 'NULL',
    });
  });
});

describe('POST /content/playlist/{id}/duration', () => {
  const save = (id: number, duration: number) =>
    app.ok(savePlaylistDuration, { params: { id }, body: { duration } }, { as: user });

  test("rejects a missing session, another tenant's item, an invalid duration and an item that is no playlist", async () => {
    expect((await app.call(savePlaylistDuration, { params: { id: foreignItem }, body: { duration: 1 } })).status).toBe(
      401,
    );
    await expectForeignIdsAre404(app, savePlaylistDuration, { params: { id: foreignItem }, body: { duration: 10 } });
    const id = await makePlaylist();
    await app.refused(savePlaylistDuration, { params: { id }, body: { duration: -1 } }, 400, { as: user });
    const video = await makeItem(app, app.tenant, { id_section: idSection });
    expect(
      (await app.refused(savePlaylistDuration, { params: { id: video }, body: { duration: 5 } }, 409, { as: user }))
        .code,
    ).toBe('content.not-a-playlist');
  });

  test("saves the total; the service's own value takes precedence over the browser's [A7c-20] [A7c-21]", async () => {
    const id = await makePlaylist();
    expect(await save(id, 77)).toEqual({ success: true, duration: 77 });
    expect(await save(id, 500)).toEqual({ success: true, duration: 77 });
    await find(id);
    expect(await save(id, 500)).toEqual({ success: true, duration: 200 });
    expect((await app.ok(findContent, { params: { id } }, { as: user })).content[0]?.duration).toBe(200);
  });
});
