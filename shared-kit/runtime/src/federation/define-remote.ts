import type { ComponentType } from 'react';
import type { RemoteManifest } from '@shared-kit/contracts/delivery';

/** Version of the contract between shell and remotes; independent of package versions. */
export const REMOTE_CONTRACT = 1;

/** A lazily loaded page; the module names its component `Page`. */
export type PageLoader = () => Promise<{ readonly Page: ComponentType }>;

/** A lazily loaded slot component; the module names it `SlotComponent`. */
export type SlotComponentLoader = () => Promise<{ readonly SlotComponent: ComponentType<never> }>;

/** Interface of a remote's only exposed module. */
export interface RemoteModule {
  readonly contract: number;
  readonly id: string;
  readonly pages: Readonly<Record<string, PageLoader>>;
  readonly components: Readonly<Record<string, SlotComponentLoader>>;
  /** Runs once per page, after the module was loaded for the first time. */
  readonly start?: () => void;
}

/** Declares a remote: its manifest's pages and slot components, each loaded when it is first shown. */
export function defineRemote(
  manifest: Pick<RemoteManifest, 'id'>,
  parts: { pages: Record<string, PageLoader>; components?: Record<string, SlotComponentLoader>; start?: () => void },
): RemoteModule {
  return {
    contract: REMOTE_CONTRACT,
    id: manifest.id,
    pages: parts.pages,
    components: parts.components ?? {},
    ...(parts.start ? { start: parts.start } : {}),
  };
}
