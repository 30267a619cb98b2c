import { useMemo } from 'react';
import { menuFlagChanged } from '@shared-kit/contracts/delivery';
import type { Condition } from '@shared-kit/contracts/delivery';
import { subscribe } from '@shared-kit/runtime/events';
import { updateSession, useSession } from '@shared-kit/runtime/session';
import { useComposition } from './shown-composition.ts';

/** Values that conditions are evaluated against. */
export interface ConditionValues {
  readonly homeModule: string;
  readonly hasGamification: boolean;
  readonly flags: ReadonlySet<string>;
}

/** Returns whether a route, menu entry or slot component is shown. */
export function isConditionMet(when: Condition | undefined, known: ConditionValues): boolean {
  if (when === undefined) return true;
  if (when.homeModule !== undefined && when.homeModule !== known.homeModule) return false;
  if (when.gamification === true && !known.hasGamification) return false;
  return when.flag === undefined || known.flags.has(when.flag);
}

/**
 * Saves the menu flags that remotes publish in the session, so that they survive a reload. The shell calls it once per
 * portal.
 * @returns a function that stops it
 */
export function saveMenuFlags(): () => void {
  return subscribe(menuFlagChanged, ({ flag, visible }) => {
    updateSession((session) => {
      if (session.flags.includes(flag) === visible) return session;
      return { ...session, flags: visible ? [...session.flags, flag] : session.flags.filter((each) => each !== flag) };
    });
  });
}

const none: readonly string[] = [];

/** Returns the current flags: those of the session with the changes that remotes have published since. */
export function useConditionValues(): ConditionValues {
  const session = useSession();
  const { homeModule } = useComposition();
  const flags = session?.flags ?? none;
  const hasGamification = session?.loginInfo.gamification === 1;
  return useMemo(() => ({ homeModule, hasGamification, flags: new Set(flags) }), [homeModule, hasGamification, flags]);
}
