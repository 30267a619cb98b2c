const points = (count: number): string =>
  `${count.toLocaleString('pt-BR')} ${Math.abs(count) === 1 ? 'ponto' : 'pontos'}`;

export interface EarnedPoints {
  readonly earnPoints: number;
  readonly totalUserPoints: number;
}

/** Returns the texts of the points toast, e.g. 'Você ganhou 10 pontos!' and 'Agora você tem 1.250 pontos.' */
export function pointsNotice(earned: EarnedPoints): { title: string; text: string } {
  return {
    title: `Você ganhou ${points(earned.earnPoints)}!`,
    text: `Agora você tem ${points(earned.totalUserPoints)}.`,
  };
}

/** Adds a gain to the one whose notice still waits or is shown: a journey of seven steps has one notice. */
export function joinedGain(earlier: EarnedPoints | undefined, gain: EarnedPoints): EarnedPoints {
  return { earnPoints: (earlier?.earnPoints ?? 0) + gain.earnPoints, totalUserPoints: gain.totalUserPoints };
}
