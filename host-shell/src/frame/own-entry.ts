import type { MenuEntry } from '@shared-kit/contracts/delivery';
import type { Session } from '@shared-kit/runtime/session';
import type { IconName } from '@shared-kit/ui';

/** Part of the menu that an entry appears in. */
export type MenuArea = MenuEntry['areas'][number];

/** Menu entry of the shell. It links to a page of the shell or runs an action. */
export type OwnEntry = {
  readonly id: string;
  readonly label: string;
  readonly icon: IconName;
  readonly areas: readonly MenuArea[];
  /** Position among the entries of the manifests. */
  readonly order: number;
  /**
   * Returns whether the entry is visible; without this function, it always is. `session.flags` holds the flags that
   * modules publish.
   */
  shows?(session: Session): boolean;
  /** Returns whether the entry is visible but disabled. */
  isDisabled?(session: Session): boolean;
} & ({ readonly to: string } | { run(): void });
