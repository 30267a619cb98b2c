const points = (count: number): string =>
  `${count.toLocaleString('pt-BR')} ${Math.abs(count) === 1 ? 'ponto' : 'pontos'}`;

interface PointsFact {
  readonly earnPoints: number;
  readonly totalUserPoints: number;
}

/** Returns the texts of the points toast, e.g. 'Você ganhou 10 pontos!' and 'Agora você tem 1.250 pontos.' */
export function pointsNotice(fact: PointsFact): { title: string; text: string } {
  return { title: `Você ganhou ${points(fact.earnPoints)}!`, text: `Agora você tem ${points(fact.totalUserPoints)}.` };
}

/** Gain that is on the screen, with its start time in milliseconds. */
export interface ShownGain extends PointsFact {
  readonly at: number;
}

/** Merges a gain into the one that is still shown: several notices would cover the page. */
export function joinedGain(shown: ShownGain | undefined, fact: PointsFact, now: number, showsForMs: number): ShownGain {
  const earlier = shown !== undefined && now - shown.at < showsForMs ? shown.earnPoints : 0;
  return { earnPoints: earlier + fact.earnPoints, totalUserPoints: fact.totalUserPoints, at: now };
}
