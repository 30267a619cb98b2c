import { playlistReached, videoReached } from './playlist-progress.rules.ts';

const videos = [
  { idVideo: 'a', duration: 100 },
  { idVideo: 'b', duration: 300 },
];
const seen = (progress: number) => ({
  progress,
  completed: progress === 100 ? ('COMPLETED' as const) : ('PROGRESS' as const),
});

test('the progress of a video follows its duration, whatever the browser claims', () => {
  expect(videoReached(100, { seconds: 40, finished: true })).toEqual({
    lastPosition: 40,
    progress: 40,
    completed: 'PROGRESS',
  });
  expect(videoReached(100, { seconds: 96, finished: false }).completed).toBe('COMPLETED');
});

test('the progress of a playlist is the seen part of its time', () => {
  expect(playlistReached(videos, new Map([['a', seen(100)]]))).toMatchObject({ progress: 25, completed: 'PROGRESS' });
  expect(
    playlistReached(
      videos,
      new Map([
        ['a', seen(100)],
        ['b', seen(99)],
      ]),
    ),
  ).toMatchObject({ progress: 99, completed: 'PROGRESS' });
  expect(
    playlistReached(
      videos,
      new Map([
        ['a', seen(100)],
        ['b', seen(100)],
      ]),
    ),
  ).toMatchObject({ progress: 100, completed: 'COMPLETED' });
});

test('with an unknown duration all videos count alike; an empty playlist is never complete', () => {
  expect(
    playlistReached(
      [
        { idVideo: 'a', duration: 0 },
        { idVideo: 'b', duration: 300 },
      ],
      new Map([['a', seen(100)]]),
    ),
  ).toMatchObject({ progress: 50 });
  expect(playlistReached([], new Map())).toMatchObject({ progress: 0, completed: 'PROGRESS' });
});
