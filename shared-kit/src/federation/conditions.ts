import { useSyncExternalStore } from 'react';
import { menuFactChanged } from 'shared-kit/contracts/platform';
import type { Condition } from 'shared-kit/contracts/platform';
import { subscribe } from 'shared-kit/events';
import { useSession } from 'shared-kit/session';
import { useComposition } from './shown-composition.ts';

/** What conditions are judged by. */
export interface ConditionFacts {
  readonly homeModule: string;
  readonly hasGamification: boolean;
  readonly facts: ReadonlySet<string>;
}

/** Whether a route, menu entry or slot piece shows. */
export function conditionHolds(when: Condition | undefined, known: ConditionFacts): boolean {
  if (when === undefined) return true;
  if (when.homeModule !== undefined && when.homeModule !== known.homeModule) return false;
  if (when.gamification === true && !known.hasGamification) return false;
  return when.fact === undefined || known.facts.has(when.fact);
}

let facts: ReadonlySet<string> = new Set();

function watchFacts(onChange: () => void): () => void {
  return subscribe(menuFactChanged, ({ fact, visible }) => {
    const next = new Set(facts);
    if (visible) next.add(fact);
    else next.delete(fact);
    facts = next;
    onChange();
  });
}

/** The facts as they stand now, kept up to date by the remotes that own them. */
export function useConditionFacts(): ConditionFacts {
  const known = useSyncExternalStore(watchFacts, () => facts);
  const session = useSession();
  const { homeModule } = useComposition();
  return { homeModule, hasGamification: session?.loginInfo.gamification === 1, facts: known };
}
