import type { Activity, Timing } from './activity-tree.ts';
import { childrenOf, isLeaf, stateOf } from './session.ts';
import type { Session } from './session.ts';

/** SR.1 and SR.2 on all clusters of a new tree. */
export function selectAll(session: Session): void {
  for (const activity of session.byId.values()) select(session, activity, 'once');
}

/** SR.1 and SR.2 on a cluster whose attempt has ended, so that the next one finds its children. */
export function selectForNextAttempt(session: Session, activity: Activity): void {
  select(session, activity, 'onEachNewAttempt');
}

function select(session: Session, activity: Activity, since: Timing): void {
  const state = stateOf(session, activity);
  if (isLeaf(activity) || state.isActive || state.isSuspended) return;
  const isDue = (timing: Timing) =>
    timing === 'onEachNewAttempt' || (timing === 'once' && since === 'once' && state.attempts === 0);
  const { selection, randomization } = activity;
  if (selection.count !== null && isDue(selection.timing)) {
    const wanted = new Set(shuffled(session, activity.children).slice(0, selection.count));
    state.children = activity.children.filter((child) => wanted.has(child)).map(({ id }) => id);
  }
  if (randomization.reorders && isDue(randomization.timing))
    state.children = shuffled(session, childrenOf(session, activity)).map(({ id }) => id);
}

/** Returns the items in random order (Fisher and Yates). */
function shuffled<Item>({ random }: Session, items: readonly Item[]): Item[] {
  const left = [...items];
  const order: Item[] = [];
  while (left.length > 0) order.push(...left.splice(Math.floor(random() * left.length), 1));
  return order;
}
