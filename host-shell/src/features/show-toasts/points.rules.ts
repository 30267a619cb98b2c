const points = (count: number): string =>
  `${count.toLocaleString('pt-BR')} ${Math.abs(count) === 1 ? 'ponto' : 'pontos'}`;

interface PointsFact {
  readonly earnPoints: number;
  readonly totalUserPoints: number;
}

/** What the points toast says, e.g. 'Você ganhou 10 pontos!' and 'Agora você tem 1.250 pontos.' */
export function pointsNotice(fact: PointsFact): { title: string; text: string } {
  return { title: `Você ganhou ${points(fact.earnPoints)}!`, text: `Agora você tem ${points(fact.totalUserPoints)}.` };
}

/** One gain that is on the screen, since when. Milliseconds. */
export interface ShownGain extends PointsFact {
  readonly at: number;
}

/** Facts that come while the last one still shows are one gain: several notices would bury the page. */
export function joinedGain(shown: ShownGain | undefined, fact: PointsFact, now: number, showsForMs: number): ShownGain {
  const earlier = shown !== undefined && now - shown.at < showsForMs ? shown.earnPoints : 0;
  return { earnPoints: earlier + fact.earnPoints, totalUserPoints: fact.totalUserPoints, at: now };
}
