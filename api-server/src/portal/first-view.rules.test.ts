import type { FirstCards, FirstPart } from '../platform/page-start.port.ts';
import { firstPictureLink, shownView } from './first-view.rules.ts';

const cards = (flow: FirstCards['flow'], count: number, picture = '/a.webp'): FirstCards => ({
  kind: 'cards',
  title: flow,
  flow,
  look: 'card',
  cards: Array.from({ length: count }, (_, index) => ({ title: `Aula ${index}`, picture })),
});
const counts = (view: readonly FirstPart[]) =>
  view.map((part) => (part.kind === 'cards' ? part.cards.length : part.kind));
const banner = { kind: 'banner', title: 'NR-10', text: '', picture: '/l.webp', narrowPicture: '/p.webp' } as const;
const heading = { kind: 'heading', title: 'Lojinha', text: '' } as const;

test('limits a row to what is beside it on a screen, and all parts to a screen', () => {
  expect(counts(shownView([heading, cards('row', 9), cards('row', 9), cards('row', 9), heading]))).toEqual([
    'heading',
    6,
    6,
  ]);
  expect(counts(shownView([cards('grid', 30)]))).toEqual([12]);
});

test('leaves out pictures that the policy of the page refuses, and keeps their card', () => {
  const view = shownView([cards('grid', 1, 'http://x.example/a.webp'), { ...banner, picture: '//x.example/a.webp' }]);
  expect(view).toMatchObject([{ cards: [{ picture: '' }] }, { picture: '', narrowPicture: '/p.webp' }]);
});

test('requests the first picture early, each screen its own', () => {
  expect(firstPictureLink([heading, cards('row', 2, '/a.webp#focus=10,20')])).toBe(
    '</a.webp>; rel=preload; as=image; fetchpriority=high',
  );
  expect(firstPictureLink([banner])).toBe(
    '</l.webp>; rel=preload; as=image; fetchpriority=high; media="(min-width: 48rem)", </p.webp>; rel=preload; as=image; fetchpriority=high; media="not all and (min-width: 48rem)"',
  );
  expect(firstPictureLink([heading])).toBeUndefined();
});
