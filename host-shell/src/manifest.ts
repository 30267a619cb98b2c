import {
  headerActionsSlot,
  homeOffersSlot,
  homeSlot,
  menuContentsSlot,
  menuContinueSlot,
  menuFlagChanged,
  pointsEarned,
  searchSuggestionsSlot,
} from '@shared-kit/contracts/delivery';
import { bellEntryArrived } from '@shared-kit/contracts/notifications';
import { upgradeChosen } from '@shared-kit/contracts/plans';

/** Offer of the shell to remotes; its build writes it to a file for the compatibility verdict. */
export const manifest = {
  /** Versions of the remote contract that it can host. */
  contracts: [1],
  emits: [bellEntryArrived.name],
  listens: [pointsEarned.name, menuFlagChanged.name, upgradeChosen.name],
  slots: [
    homeSlot.name,
    homeOffersSlot.name,
    headerActionsSlot.name,
    menuContentsSlot.name,
    menuContinueSlot.name,
    searchSuggestionsSlot.name,
  ],
};
