import { useMemo } from 'react';
import { menuFactChanged } from '@shared-kit/contracts/delivery';
import type { Condition } from '@shared-kit/contracts/delivery';
import { subscribe } from '@shared-kit/runtime/events';
import { updateSession, useSession } from '@shared-kit/runtime/session';
import { useComposition } from './shown-composition.ts';

/** Values that conditions are evaluated against. */
export interface ConditionFacts {
  readonly homeModule: string;
  readonly hasGamification: boolean;
  readonly facts: ReadonlySet<string>;
}

/** Returns whether a route, menu entry or slot component is shown. */
export function conditionHolds(when: Condition | undefined, known: ConditionFacts): boolean {
  if (when === undefined) return true;
  if (when.homeModule !== undefined && when.homeModule !== known.homeModule) return false;
  if (when.gamification === true && !known.hasGamification) return false;
  return when.fact === undefined || known.facts.has(when.fact);
}

/**
 * Saves the menu flags that remotes publish in the session, so that they survive a reload. The shell calls it once per
 * portal.
 * @returns a function that stops it
 */
export function keepMenuFacts(): () => void {
  return subscribe(menuFactChanged, ({ fact, visible }) => {
    updateSession((session) => {
      if (session.facts.includes(fact) === visible) return session;
      return { ...session, facts: visible ? [...session.facts, fact] : session.facts.filter((each) => each !== fact) };
    });
  });
}

const none: readonly string[] = [];

/** Returns the current flags: those of the session with the changes that remotes have published since. */
export function useConditionFacts(): ConditionFacts {
  const session = useSession();
  const { homeModule } = useComposition();
  const facts = session?.facts ?? none;
  const hasGamification = session?.loginInfo.gamification === 1;
  return useMemo(() => ({ homeModule, hasGamification, facts: new Set(facts) }), [homeModule, hasGamification, facts]);
}
