import { formatNumber } from '@shared-kit/ui/format';

/** Formats points, e.g. '1 ponto', '1.250 pontos'. */
export function pointsText(points: number): string {
  return `${formatNumber(points)} ${Math.abs(points) === 1 ? 'ponto' : 'pontos'}`;
}
