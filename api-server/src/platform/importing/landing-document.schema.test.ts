import {
  isLandingFile,
  landingContactSchema,
  landingDocumentSchema,
  landingLocationSchema,
  picturesOf,
  withPictures,
} from './landing-document.schema.ts';

test.each(['', 'mailto:contato@empresa.com.br', 'tel:+551140028922', 'https://empresa.com.br/contato'])(
  "'Contato' may lead to %j",
  (address) => expect(landingContactSchema.safeParse(address).success).toBe(true),
);

test.each(['javascript:alert(1)', 'http://empresa.com.br', 'contato@empresa.com.br', 'mailto:'])(
  "'Contato' may not lead to %j",
  (address) => expect(landingContactSchema.safeParse(address).success).toBe(false),
);

test.each([
  ['', true],
  ['paginas/inicio.html', true],
  ['https://empresa.com.br', true],
  ['javascript:x.html', false],
  ['inicio.pdf', false],
])('a custom page at %j is valid: %s', (location, isGood) =>
  expect(landingLocationSchema.safeParse(location).success).toBe(isGood),
);

test('a file of the folder is distinguished from an external page', () => {
  expect(isLandingFile('paginas/inicio.html')).toBe(true);
  expect(isLandingFile('https://empresa.com.br/inicio.html')).toBe(false);
  expect(isLandingFile('')).toBe(false);
});

test('pictures are listed, and replaced by their stored keys', async () => {
  const landing = landingDocumentSchema.parse({
    title: 'A',
    text: 'B',
    image: 'a.webp',
    shelf: { title: 'C', items: [{ image: 'b.webp', title: 'D' }] },
  });
  expect(picturesOf(landing)).toEqual([
    { field: ['landing', 'image'], file: 'a.webp' },
    { field: ['landing', 'shelf', 'items', 0, 'image'], file: 'b.webp' },
  ]);
  expect(picturesOf(null)).toEqual([]);
  if (!landing) throw new Error('parsed to nothing');
  const stored = await withPictures(landing, async (path) => `k/${path}`);
  expect([stored.image, stored.shelf.items[0]?.image]).toEqual(['k/a.webp', 'k/b.webp']);
});
