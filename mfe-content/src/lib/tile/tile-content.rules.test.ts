/** @jest-environment tools/jest/browser-environment.mjs */
import { testSection } from '../../test/test-section.ts';
import { itemTile, sectionTile } from './tile-content.rules.ts';
import { testContentItem } from '@shared-kit/testing';

const section = (option: Parameters<typeof testSection>[2]) =>
  sectionTile(testSection(3, 'Vídeos', option, 10), 'color');

test('prefers the image style of the entry to that of the screen and uses plain colour without a picture', () => {
  expect(section({ image: '/a.webp' }).appearance).toBe('color');
  expect(section({ image: '/a.webp', imageStyle: 'tile' }).appearance).toBe('picture');
  expect(section({ image: '/a.webp', imageStyle: 'icon' }).appearance).toBe('icon');
  expect(section({ image: '/a.webp', imageStyle: 'hybrid' }).appearance).toBe('hybrid');
  expect(section({ imageStyle: 'tile' }).appearance).toBe('color');
});

test('hides the text of a tile only when it has a picture', () => {
  expect(section({ image: '/a.webp', showText: false }).hasHiddenText).toBe(true);
  expect(section({ showText: false }).hasHiddenText).toBe(false);
});

test('links a section to its own screen, or to the section it stands for', () => {
  expect(section({}).to).toBe('/videos/3');
  expect(section({ sectionTo: 9 }).to).toBe('/videos/9');
});

test('takes background colour, type and completion from the item', () => {
  const tile = itemTile(
    { ...testContentItem, image: '/a.webp', backgroundColor: '#112233', completed: 'COMPLETED' },
    'picture',
    { to: '/content/5', isLive: false },
  );
  expect(tile).toMatchObject({
    key: 'item-5',
    to: '/content/5',
    ground: '#112233',
    icon: 'play-circle',
    appearance: 'picture',
    isCompleted: true,
  });
});
