import { joinedGain, pointsNotice } from './points.rules.ts';

describe('points notice', () => {
  test('formats numbers in Brazilian Portuguese', () => {
    expect(pointsNotice({ earnPoints: 10, totalUserPoints: 1250 })).toEqual({
      title: 'Você ganhou 10 pontos!',
      text: 'Agora você tem 1.250 pontos.',
    });
  });

  test('uses the singular for one point', () => {
    expect(pointsNotice({ earnPoints: 1, totalUserPoints: 1 })).toEqual({
      title: 'Você ganhou 1 ponto!',
      text: 'Agora você tem 1 ponto.',
    });
  });
});

test('adds gains while a notice waits or is shown', () => {
  const first = joinedGain(undefined, { earnPoints: 10, totalUserPoints: 10 });
  expect(joinedGain(first, { earnPoints: 2, totalUserPoints: 12 })).toEqual({ earnPoints: 12, totalUserPoints: 12 });
});
