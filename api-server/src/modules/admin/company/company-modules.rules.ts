import { createHash } from 'node:crypto';
import { moduleNames } from '@shared-kit/contracts/delivery';
import type { HomeModule, Release } from '@shared-kit/contracts/delivery';
import type { CompanyModule, ModuleLock } from '@shared-kit/contracts/admin';

/** State of each module by its name: true when it is on. */
export type ModuleStates = Readonly<Record<string, boolean>>;

interface Portal {
  /** Names of every module that the company can have. */
  readonly known: readonly string[];
  readonly states: ModuleStates;
  /** Names of the settings that were changed on a screen, such as `modules.store`. */
  readonly edited: readonly string[];
  /** Modules that the company may switch on by itself; null for all of them. */
  readonly offered: readonly string[] | null;
  /** Releases of every module, as the company would get them. */
  readonly releases: readonly Release[];
  readonly homeModule: HomeModule;
}

/** Returns the modules of the portal with what each adds to menu and pages: those of the API first, as they are named. */
export function companyModules({ known, states, edited, offered, releases, homeModule }: Portal): CompanyModule[] {
  const filledBy = homeModule === 'blocks' ? 'learning' : 'content';
  return unique([...moduleNames, ...known]).map((module) => {
    const manifests = releases.flatMap(({ manifest }) => (manifest.module === module ? [manifest] : []));
    const isSeen = ({ when }: { when?: { homeModule?: HomeModule | undefined } | undefined }) =>
      when?.homeModule === undefined || when.homeModule === homeModule;
    const isOn = states[module] ?? false;
    return {
      module,
      isOn,
      lock: moduleLock({ module, isOn, offered }),
      isEdited: edited.includes(`modules.${module}`),
      isHome: module === filledBy,
      menu: unique(manifests.flatMap(({ menu }) => menu.filter(isSeen).map(({ label }) => label))),
      pages: unique(manifests.flatMap(({ routes }) => routes.filter(isSeen).map(({ title }) => title))),
    };
  });
}

interface Switched {
  readonly module: string;
  readonly isOn: boolean;
  readonly offered: readonly string[] | null;
}

/** Returns why a module stays as it is; null when it can be switched. */
export function moduleLock({ module, isOn, offered }: Switched): ModuleLock | null {
  if (module === 'admin') return 'administration';
  return !isOn && offered !== null && !offered.includes(module) ? 'not-offered' : null;
}

/** Returns the version of the modules: a digest of their states. */
export function versionOfModules(states: ModuleStates): string {
  const on = Object.keys(states).filter((module) => states[module]);
  return createHash('sha256').update(on.toSorted().join()).digest('base64url').slice(0, 22);
}

const unique = (texts: readonly string[]): string[] => [...new Set(texts)];
