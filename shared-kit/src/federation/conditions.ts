import { useMemo } from 'react';
import { menuFactChanged } from 'shared-kit/contracts/delivery';
import type { Condition } from 'shared-kit/contracts/delivery';
import { subscribe } from 'shared-kit/events';
import { updateSession, useSession } from 'shared-kit/session';
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

/**
 * Keeps what remotes say of facts in the session, so that it still holds after a reload. The shell calls it once per portal.
 * @returns ends it
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

/** The facts as they stand now: the session's, with what remotes have said since. */
export function useConditionFacts(): ConditionFacts {
  const session = useSession();
  const { homeModule } = useComposition();
  const facts = session?.facts ?? none;
  const hasGamification = session?.loginInfo.gamification === 1;
  return useMemo(() => ({ homeModule, hasGamification, facts: new Set(facts) }), [homeModule, hasGamification, facts]);
}
