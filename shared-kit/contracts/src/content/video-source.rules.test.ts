import { videoSourceOf } from './video-source.rules.ts';

test.each([
  ['https://www.youtube.com/playlist?list=PLsaber-vitrine_01', 'youtube', 'list', 'PLsaber-vitrine_01'],
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&list=PLabc', 'youtube', 'list', 'PLabc'],
  ['https://m.youtube.com/watch?v=dQw4w9WgXcQ', 'youtube', 'video', 'dQw4w9WgXcQ'],
  ['https://youtu.be/dQw4w9WgXcQ?t=10', 'youtube', 'video', 'dQw4w9WgXcQ'],
  ['https://www.youtube.com/live/dQw4w9WgXcQ', 'youtube', 'video', 'dQw4w9WgXcQ'],
  ['https://sabermais.wistia.com/projects/v1tr1n3x', 'wistia', 'list', 'v1tr1n3x'],
  ['https://sabermais.wistia.com/medias/abcde12345', 'wistia', 'video', 'abcde12345'],
  ['https://fast.wistia.net/embed/iframe/abcde12345', 'wistia', 'video', 'abcde12345'],
])('%s belongs to %s and is a %s', (address, provider, kind, id) =>
  expect(videoSourceOf(address)).toEqual({ provider, kind, id }),
);

test.each([
  'https://www.youtube.com.evil.example/playlist?list=PLabc',
  'https://evilwistia.com/projects/v1tr1n3x',
  'https://www.youtube.com/playlist?list=../../x',
  'https://www.youtube.com/@canal',
  'javascript:youtube.com/watch?v=dQw4w9WgXcQ',
  'media:t1/aula.mp4',
  '',
])('%s is not a video address', (address) => expect(videoSourceOf(address)).toBeUndefined());
