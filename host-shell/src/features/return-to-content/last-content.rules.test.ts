import { lastContentIn } from './last-content.rules.ts';

const lastTracking = { idContentItem: 3, idSection: 9, text: 'Vídeo', lastPosition: 40 };

test('only what a login has passed on is a last content', () => {
  expect(lastContentIn({ lastTracking })).toEqual(lastTracking);
  for (const state of [null, undefined, {}, 'x', { lastTracking: null }, { lastTracking: { idContentItem: 'x' } }])
    expect(lastContentIn(state)).toBeUndefined();
});
