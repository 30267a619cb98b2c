import type { Node, Team, TrainingOffer } from '@shared-kit/contracts/learning';

/** How a person gets into a training with one click from the head of its page; the table offers every class. */
export type EnrolWay =
  | { readonly kind: 'alone' }
  | { readonly kind: 'class' | 'request'; readonly team: Team }
  /** Several classes are open: the person chooses in the table. */
  | { readonly kind: 'choose' }
  | { readonly kind: 'waiting' }
  /** The class is full: the person may enter its waiting list, or is in it. */
  | { readonly kind: 'line'; readonly team: Team }
  | { readonly kind: 'buy'; readonly offer: TrainingOffer }
  | { readonly kind: 'none' };

/** Returns the way in: by oneself, into the only open class, through a request, through the store, or into a line. */
export function enrolWay(
  { selfEnrollment }: Pick<Node, 'selfEnrollment'>,
  teams: readonly Team[],
  offers: readonly TrainingOffer[],
): EnrolWay {
  if (selfEnrollment === 1) return { kind: 'alone' };
  const open = teams.filter((team) => team.awaitingApproval === 0 && canBeJoined(team));
  const [only] = open;
  if (only && open.length === 1) return { kind: only.needApproval === 1 ? 'request' : 'class', team: only };
  if (open.length > 1) return { kind: 'choose' };
  if (teams.some((team) => team.awaitingApproval === 1)) return { kind: 'waiting' };
  const full = teams.filter((team) => team.canWait === 1 && team.totalVacanciesAvailable === 0 && !team.opensAt);
  const inLine = full.find(({ waitingPlace = null }) => waitingPlace !== null);
  if (inLine) return { kind: 'line', team: inLine };
  const [offer] = offers;
  if (offer) return { kind: 'buy', offer };
  const [onlyFull] = full;
  if (!onlyFull) return { kind: 'none' };
  return full.length === 1 ? { kind: 'line', team: onlyFull } : { kind: 'choose' };
}

/** Returns whether the class has a seat and its enrolment period has begun. */
function canBeJoined({ totalVacanciesAvailable, opensAt }: Team): boolean {
  return totalVacanciesAvailable !== 0 && !opensAt;
}

/** Numbers of a training's classes, by what they demand. */
export interface ClassSummary {
  readonly open: number;
  /** Free seats over all open classes; null is unlimited. */
  readonly seats: number | null;
  readonly needsApproval: 'all' | 'some' | 'none';
}

/** Returns the summary of the classes that can still be joined. */
export function summaryOfClasses(teams: readonly Team[]): ClassSummary {
  const open = teams.filter(canBeJoined);
  const seats = open.map((team) => team.totalVacanciesAvailable);
  const asking = open.filter((team) => team.needApproval === 1).length;
  return {
    open: open.length,
    seats: seats.includes(null) ? null : seats.reduce<number>((sum, count) => sum + (count ?? 0), 0),
    needsApproval: asking === 0 ? 'none' : asking === open.length ? 'all' : 'some',
  };
}
