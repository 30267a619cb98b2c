import { randomUUID } from 'node:crypto';
import {
  findContent,
  findPlaylist,
  recordVisit,
  saveProgress,
  savePlaylistDuration,
} from '@shared-kit/contracts/content';
import { expectForeignIdsAre404 } from '../../../test/index.ts';
import { makeItem } from '../test/content-factory.ts';
import {
  a,
  app,
  b,
  find,
  foreignItem,
  idSection,
  makePlaylist,
  startPlaylistApp,
  user,
} from '../test/playlists.fixtures.ts';

startPlaylistApp();

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
    await app.ok(findContent, { params: { id } }, { as: user });
    await find(id);
    // The list lasts 200 s, as its service says; 95 s of study time are plausible, 60 s of them ahead (decision 532).
    app.clock.advance(40_000);
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

test('a duration that a browser invented for a single video completes nothing', async () => {
  const id = await makePlaylist(`https://www.youtube.com/watch?v=${a[0]}`);
  await app.ok(savePlaylistDuration, { params: { id }, body: { duration: 1 } }, { as: user });
  expect((await find(id)).videos).toEqual([expect.objectContaining({ duration: 0 })]);
  expect(await app.ok(savePlaylistDuration, { params: { id }, body: { duration: 9 } }, { as: user })).toEqual({
    success: true,
    duration: 1,
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
