import { contentType, findPlaylist, findVideo } from '@shared-kit/contracts/content';
import { HOUR_MS } from '@shared-kit/contracts/calendar';
import { expectForeignIdsAre404 } from '../../../test/index.ts';
import { makeItem } from '../test/content-factory.ts';
import { youtubeAnswers } from '../test/video-service.ts';
import {
  a,
  app,
  b,
  find,
  foreignItem,
  idSection,
  lists,
  makePlaylist,
  service,
  startPlaylistApp,
  user,
} from '../test/playlists.fixtures.ts';

startPlaylistApp();

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
    const [items, videos] = service.requests.map((path) => new URL(path, service.origin));
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
    expect(service.requests).toEqual(['/wistia/v1/projects/w1st1a0001.json']);
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
    expect(service.requests.filter((path) => path.includes('playlistItems'))).toHaveLength(1);
    app.clock.advance(9 * 60_000);
    await find(id);
    expect(service.requests).toHaveLength(2);
    app.clock.advance(2 * 60_000);
    await find(id);
    expect(service.requests).toHaveLength(4);
  });

  test('a failing service is paused for 30 s, and its last reply is shown for a day', async () => {
    const id = await makePlaylist();
    await find(id);
    service.answers.playlistItems = () => 503;
    app.clock.advance(11 * 60_000);
    expect((await find(id)).videos).toHaveLength(2);
    await find(id);
    expect(service.requests.filter((path) => path.includes('playlistItems'))).toHaveLength(2);
    app.clock.advance(31_000);
    await find(id);
    expect(service.requests.filter((path) => path.includes('playlistItems'))).toHaveLength(3);
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
    expect(service.requests).toEqual([]);
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
