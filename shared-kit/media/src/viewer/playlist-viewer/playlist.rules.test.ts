import type { PlaylistVideo } from '@shared-kit/contracts/content';
import { reachedVideo, videoAfter, videoBefore, videoToBegin } from './playlist.rules.ts';

const video = (idVideo: string, fields: Partial<PlaylistVideo> = {}): PlaylistVideo => ({
  idVideo,
  title: idVideo,
  description: '',
  image: '',
  duration: 100,
  embedUrl: '',
  progress: 0,
  completed: 'NULL',
  lastPosition: 0,
  ...fields,
});
const seen = { progress: 100, completed: 'COMPLETED' } as const;

test('continues at the last video, at the next one when that is seen, or at the first unseen one', () => {
  const list = [video('a'), video('b', seen), video('c')];
  expect(videoToBegin(list, null)?.idVideo).toBe('a');
  expect(videoToBegin(list, 'c')?.idVideo).toBe('c');
  expect(videoToBegin(list, 'b')?.idVideo).toBe('c');
  expect(videoToBegin([video('a'), video('b', seen)], 'b')?.idVideo).toBe('a');
  expect(videoToBegin([video('a', seen), video('b', seen)], 'b')?.idVideo).toBe('a');
  expect(videoToBegin([], null)).toBeUndefined();
});

test('returns no neighbour beyond the ends of the list', () => {
  const list = [video('a'), video('b')];
  expect([
    videoAfter(list, 'a')?.idVideo,
    videoAfter(list, 'b'),
    videoBefore(list, 'a'),
    videoBefore(list, 'b')?.idVideo,
    videoAfter(list, 'x'),
  ]).toEqual(['b', undefined, undefined, 'a', undefined]);
});

test('marks a video as seen at 95 %, and never reverts it', () => {
  expect(reachedVideo(video('a'), { seconds: 40, duration: 0, isOver: false })).toMatchObject({
    progress: 40,
    completed: 'PROGRESS',
    lastPosition: 40,
  });
  const done = reachedVideo(video('a'), { seconds: 95, duration: 0, isOver: false });
  expect(done).toMatchObject(seen);
  expect(reachedVideo(done, { seconds: 5, duration: 0, isOver: false })).toMatchObject({ ...seen, lastPosition: 5 });
  expect(reachedVideo(video('a', { duration: 0 }), { seconds: 5, duration: 0, isOver: true })).toMatchObject(seen);
});
