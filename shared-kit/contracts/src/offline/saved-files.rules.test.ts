import { isSavedPath, rangeIn, savedFilePath, savedPlaceAt, sliceOfPart } from './saved-files.rules.ts';

test('the path of a kept file names its person and its key', () => {
  const path = savedFilePath('/aurora', { idUser: 7, key: 'a-1', name: 'aula 1.mp4' });
  expect(path).toBe('/aurora/.saved/7/a-1/aula%201.mp4');
  expect(savedPlaceAt(path, '/aurora')).toEqual({ idUser: 7, key: 'a-1' });
  expect(savedPlaceAt(savedFilePath('', { idUser: 7, key: 'a', name: 'x' }), '')).toEqual({ idUser: 7, key: 'a' });
});

test.each(['/aurora/media/a.mp4', '/horizonte/.saved/7/a/x', '/aurora/.saved/x/a/b', '/aurora/.saved/7/..%2f/b', '/'])(
  'no kept file is at %s',
  (path) => expect(savedPlaceAt(path, '/aurora')).toBeUndefined(),
);

test.each([
  ['bytes=0-', { start: 0, end: 99 }],
  ['bytes=10-19', { start: 10, end: 19 }],
  ['bytes=90-500', { start: 90, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=-500', { start: 0, end: 99 }],
  ['bytes=100-', null],
  ['bytes=20-10', null],
  ['bytes=0-1,5-6', undefined],
  ['lines=1-2', undefined],
  [null, undefined],
])('reads the range %s of a file of 100 bytes', (header, range) => {
  expect(rangeIn(header, 100)).toEqual(range);
});

test('a range over several parts takes the end of the first and the start of the last', () => {
  const range = { start: 15, end: 34 };
  expect([1, 2, 3].map((part) => sliceOfPart(range, part, 10))).toEqual([
    [5, 10],
    [0, 10],
    [0, 5],
  ]);
});

test('a kept page opens with everything below it, and no page of another training', () => {
  const open = (path: string) => isSavedPath(path, [{ pages: ['/level/7'] }]);
  expect(['/level/7', '/level/7/nr-10', '/level/71', '/level', '/'].map(open)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});
