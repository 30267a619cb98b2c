import {
  headerActionsSlot,
  homeOffersSlot,
  homeSlot,
  menuContentsSlot,
  menuContinueSlot,
  menuFactChanged,
  pointsEarned,
} from 'shared-kit/contracts/delivery';

/** What the shell offers to remotes; its build writes it down for the verdict. */
export const manifest = {
  /** Versions of the remote contract that it can host. */
  contracts: [1],
  emits: [],
  listens: [pointsEarned.name, menuFactChanged.name],
  slots: [homeSlot.name, homeOffersSlot.name, headerActionsSlot.name, menuContentsSlot.name, menuContinueSlot.name],
};
