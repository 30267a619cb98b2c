import * as z from 'zod/mini';
import { splitFocus } from './picture-focus.rules.ts';
import { pictureSchema } from './picture.schema.ts';

const schema = pictureSchema(z.string().check(z.minLength(1)));

test('reads a picture as its file, or as its file with the point that stays in sight', () => {
  expect(schema.parse('media/capa.webp')).toBe('media/capa.webp');
  expect(schema.parse({ file: 'media/capa.webp', focus: '64% 50%' })).toBe('media/capa.webp#focus=64,50');
  expect(schema.parse({ file: 'media/capa.webp', focus: 'top' })).toBe('media/capa.webp#focus=50,0');
});

test.each(['meio', '64 50', '164% 50%', '64%', "50% 50%'); x("])('rejects the focus %s', (focus) =>
  expect(schema.safeParse({ file: 'media/capa.webp', focus }).success).toBe(false),
);

test('divides a picture into file and focus', () => {
  expect(splitFocus('media:t1/ab.webp#focus=64,50')).toEqual({ file: 'media:t1/ab.webp', focus: '#focus=64,50' });
  expect(splitFocus('https://exemplo.com/a.svg#parte')).toEqual({
    file: 'https://exemplo.com/a.svg#parte',
    focus: '',
  });
});
