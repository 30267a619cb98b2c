import type { ComponentType } from 'react';
import type { RemoteManifest } from 'shared-kit/contracts/delivery';

/** Version of the agreement between shell and remotes; apart from any package version. */
export const REMOTE_CONTRACT = 1;

/** A lazily loaded page; the module names its component `Page`. */
export type PageLoader = () => Promise<{ readonly Page: ComponentType }>;

/** A lazily loaded piece of a slot; the module names its component `Piece`. */
export type PieceLoader = () => Promise<{ readonly Piece: ComponentType<never> }>;

/** What a remote's only exposed module gives the shell. */
export interface RemoteModule {
  readonly contract: number;
  readonly id: string;
  readonly pages: Readonly<Record<string, PageLoader>>;
  readonly pieces: Readonly<Record<string, PieceLoader>>;
  /** Runs once, after the module was loaded for the first time in a page. */
  readonly start?: () => void;
}

/** Declares a remote: its manifest's pages and slot pieces, each loaded when it is first shown. */
export function defineRemote(
  manifest: Pick<RemoteManifest, 'id'>,
  parts: { pages: Record<string, PageLoader>; pieces?: Record<string, PieceLoader>; start?: () => void },
): RemoteModule {
  return {
    contract: REMOTE_CONTRACT,
    id: manifest.id,
    pages: parts.pages,
    pieces: parts.pieces ?? {},
    ...(parts.start ? { start: parts.start } : {}),
  };
}
