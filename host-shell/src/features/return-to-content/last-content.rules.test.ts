import { lastContentIn } from './last-content.rules.ts';

const lastTracking = { idContentItem: 3, idSection: 9, text: 'Vídeo', lastPosition: 40 };

test('reads the last content only from the state that a login passed on', () => {
  expect(lastContentIn({ lastTracking })).toEqual(lastTracking);
  for (const state of [null, undefined, {}, 'x', { lastTracking: null }, { lastTracking: { idContentItem: 'x' } }])
    expect(lastContentIn(state)).toBeUndefined();
});
