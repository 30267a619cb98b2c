import { createContext, use } from 'react';

interface Playing {
  /** Item that plays; undefined while none does. */
  readonly idContentItem: number | undefined;
  /** Plays this one instead; undefined closes the player. */
  play(idContentItem: number | undefined): void;
}

/** Which item of the list plays: one at a time. */
export const PlayingContext = createContext<Playing>({ idContentItem: undefined, play: () => undefined });

export function usePlaying(): Playing {
  return use(PlayingContext);
}
