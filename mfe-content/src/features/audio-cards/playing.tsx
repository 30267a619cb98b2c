import { createContext, use } from 'react';

interface Playing {
  /** Item that is playing; undefined when no item plays. */
  readonly idContentItem: number | undefined;
  /** Starts this item instead of the current one; undefined closes the player. */
  play(idContentItem: number | undefined): void;
}

/** Item of the list that is playing; only one plays at a time. */
export const PlayingContext = createContext<Playing>({ idContentItem: undefined, play: () => undefined });

export function usePlaying(): Playing {
  return use(PlayingContext);
}
