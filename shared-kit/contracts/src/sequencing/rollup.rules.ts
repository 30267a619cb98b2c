import type { Activity, Objective, RollupAction, RollupRule } from './activity-tree.ts';
import { applies, evaluate } from './conditions.rules.ts';
import { childrenOf, isLeaf, pathTo, stateOf } from './session.ts';
import type { Session } from './session.ts';
import { isCompleted, measureOf, objectiveOf, readObjective, writeObjective } from './tracking.rules.ts';

/**
 * RB.1.5: rolls the status of an activity up to the root. When that writes global objectives, the activities that read
 * them are rolled up too (SN 4.6).
 */
export function rollUp(session: Session, activity: Activity): void {
  rollUpPath(session, activity);
  const seen = new Set<string>();
  for (;;) {
    const fresh = [...session.written].filter((id) => !seen.has(id));
    if (fresh.length === 0) return;
    fresh.forEach((id) => seen.add(id));
    for (const reader of session.byId.values())
      if (reader !== activity && readsAny(objectiveOf(reader, null), fresh)) rollUpPath(session, reader);
  }
}

function readsAny({ maps }: Objective, globals: readonly string[]): boolean {
  return maps.some(({ target, reads }) => reads.length > 0 && globals.includes(target));
}

function rollUpPath(session: Session, activity: Activity): void {
  for (const cluster of pathTo(session, activity).toReversed()) {
    if (isLeaf(cluster) || !cluster.delivery.tracked) continue;
    const primary = objectiveOf(cluster, null);
    rollUpMeasure(session, cluster, primary);
    rollUpCompletionMeasure(session, cluster, primary);
    rollUpSatisfaction(session, cluster, primary);
    rollUpCompletion(session, cluster, primary);
  }
}

/** RB.1.1.a. */
function rollUpMeasure(session: Session, cluster: Activity, primary: Objective): void {
  const measure = weighted(
    trackedChildren(session, cluster).map((child) => ({
      weight: child.rollup.measureWeight,
      value: measureOf(session, child, objectiveOf(child, null)),
    })),
  );
  writeObjective(session, cluster, primary, { measure });
}

/** RB.1.1.b. */
function rollUpCompletionMeasure(session: Session, cluster: Activity, primary: Objective): void {
  const progress = weighted(
    trackedChildren(session, cluster).map((child) => ({
      weight: child.completion.weight,
      value: readObjective(session, child, objectiveOf(child, null)).progress,
    })),
  );
  writeObjective(session, cluster, primary, { progress });
}

/** Returns the weighted mean, where an unknown value counts as 0; null when all are unknown. */
function weighted(parts: readonly { weight: number; value: number | null }[]): number | null {
  const total = parts.reduce((sum, { weight }) => sum + weight, 0);
  if (total === 0 || parts.every(({ value }) => value === null)) return null;
  const mean = parts.reduce((sum, { weight, value }) => sum + weight * (value ?? 0), 0) / total;
  // The book gives measures seven decimals; what is beyond them is an error of the arithmetic.
  return Math.round(mean * 1e7) / 1e7;
}

/** RB.1.2: by measure, by the rules of the package, or by the default rules. */
function rollUpSatisfaction(session: Session, cluster: Activity, primary: Objective): void {
  // The measure decides, whenever it is read.
  if (primary.satisfiedByMeasure) return;
  const isNot = checkRules(session, cluster, 'notSatisfied', defaults.notSatisfied);
  const is = checkRules(session, cluster, 'satisfied', defaults.satisfied);
  if (isNot || is) writeObjective(session, cluster, primary, { satisfied: is });
}

/** RB.1.3: by measure, by the rules of the package, or by the default rules. */
function rollUpCompletion(session: Session, cluster: Activity, primary: Objective): void {
  if (cluster.completion.byMeasure) return;
  const isNot = checkRules(session, cluster, 'incomplete', defaults.incomplete);
  const is = checkRules(session, cluster, 'completed', defaults.completed);
  if (isNot || is) writeObjective(session, cluster, primary, { completed: is });
}

function ruleOf(action: RollupAction, condition: RollupRule['conditions'][number]['condition']): RollupRule {
  return {
    action,
    childSet: 'all',
    minimumCount: 0,
    minimumPercent: 0,
    combination: 'any',
    conditions: [{ condition, isNegated: false, objective: null, threshold: 0 }],
  };
}

/** Default rules, which apply when the package has no rule for either result (SN 3.7). */
const defaults: Readonly<Record<RollupAction, RollupRule>> = {
  satisfied: ruleOf('satisfied', 'satisfied'),
  notSatisfied: ruleOf('notSatisfied', 'objectiveStatusKnown'),
  completed: ruleOf('completed', 'completed'),
  incomplete: ruleOf('incomplete', 'activityProgressKnown'),
};

const opposites: Readonly<Record<RollupAction, RollupAction>> = {
  satisfied: 'notSatisfied',
  notSatisfied: 'satisfied',
  completed: 'incomplete',
  incomplete: 'completed',
};

/** RB.1.4. */
function checkRules(session: Session, cluster: Activity, action: RollupAction, byDefault: RollupRule): boolean {
  const own = cluster.rollup.rules.filter((rule) => rule.action === action);
  const hasOpposite = cluster.rollup.rules.some((rule) => rule.action === opposites[action]);
  const rules = own.length > 0 || hasOpposite ? own : [byDefault];
  return rules.some((rule) => ruleApplies(session, cluster, rule));
}

function ruleApplies(session: Session, cluster: Activity, rule: RollupRule): boolean {
  const truths = trackedChildren(session, cluster)
    .filter((child) => counts(session, child, rule.action))
    .map((child) => evaluate(session, child, rule));
  if (truths.length === 0) return false;
  const met = truths.filter((truth) => truth === true).length;
  switch (rule.childSet) {
    case 'all':
      return met === truths.length;
    case 'any':
      return met > 0;
    case 'none':
      return truths.every((truth) => truth === false);
    case 'atLeastCount':
      return met >= rule.minimumCount;
    case 'atLeastPercent':
      return met / truths.length >= rule.minimumPercent;
  }
}

/** RB.1.4.2: returns whether a child takes part in the rules of this action. */
function counts(session: Session, child: Activity, action: RollupAction): boolean {
  const { objectiveSatisfied, progressCompletion, required } = child.rollup;
  const contributes = action === 'satisfied' || action === 'notSatisfied' ? objectiveSatisfied : progressCompletion;
  if (!contributes) return false;
  const { attempts, isSuspended } = stateOf(session, child);
  switch (required[action]) {
    case 'always':
      return true;
    case 'ifAttempted':
      return attempts > 0;
    case 'ifNotSuspended':
      return attempts > 0 && !isSuspended;
    case 'ifNotSkipped':
      return !applies(session, child, 'skip');
  }
}

function trackedChildren(session: Session, cluster: Activity): Activity[] {
  return childrenOf(session, cluster).filter(({ delivery }) => delivery.tracked);
}

/** Returns the result of the whole package, from its root. */
export function rootResult(session: Session): {
  satisfied: boolean | null;
  completed: boolean | null;
  measure: number | null;
} {
  const { root } = session.tree;
  const { satisfied, measure } = readObjective(session, root, objectiveOf(root, null));
  return { satisfied, completed: isCompleted(session, root, objectiveOf(root, null)), measure };
}
