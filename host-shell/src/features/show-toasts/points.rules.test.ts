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

test('merges gains that arrive while one is shown', () => {
  const first = joinedGain(undefined, { earnPoints: 10, totalUserPoints: 10 }, 1000, 9000);
  const second = joinedGain(first, { earnPoints: 2, totalUserPoints: 12 }, 4000, 9000);
  expect(second).toMatchObject({ earnPoints: 12, totalUserPoints: 12 });
  expect(joinedGain(second, { earnPoints: 5, totalUserPoints: 17 }, 14_000, 9000)).toMatchObject({ earnPoints: 5 });
});
