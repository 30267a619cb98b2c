import { useCallback } from 'react';
import type { ComponentType, ReactNode } from 'react';
import type { SlotContract, SlotPropsOf } from '@shared-kit/contracts/core';
import type { Composition } from '@shared-kit/contracts/delivery';
import { conditionHolds, useConditionFacts } from './conditions.ts';
import type { ConditionFacts } from './conditions.ts';
import type { RemoteModule } from './define-remote.ts';
import { RemoteBoundary } from './remote-boundary.tsx';
import { LoadError } from './load-error.ts';
import { useComposition } from './shown-composition.ts';

interface SlotProps<C extends SlotContract> {
  readonly slot: C;
  readonly props: SlotPropsOf<C>;
  readonly loading?: ReactNode;
  /** Rendered in a broken component's place; nothing by default, because a slot is optional content. */
  readonly broken?: (retry: () => void) => ReactNode;
  /** Rendered when no remote of the tenant fills the slot. */
  readonly empty?: ReactNode;
}

/** Renders the slot components of other remotes in their order. */
export function Slot<C extends SlotContract>({
  slot,
  props,
  loading = null,
  broken = () => null,
  empty = null,
}: SlotProps<C>): ReactNode {
  const facts = useConditionFacts();
  const fillers = fillersOf(slot.name, useComposition(), facts);
  if (fillers.length === 0) return empty;
  return fillers.map(({ remote, piece }) => (
    <Piece key={`${remote}/${piece}`} remote={remote} piece={piece} props={props} loading={loading} broken={broken} />
  ));
}

/** Returns the components that fill a slot for this tenant and user, in order. */
export function fillersOf(
  slot: string,
  { releases }: Composition,
  facts: ConditionFacts,
): { remote: string; piece: string; order: number }[] {
  return releases
    .flatMap(({ remote, manifest }) => manifest.slots.map((filler) => ({ ...filler, remote })))
    .filter((filler) => filler.slot === slot && conditionHolds(filler.when, facts))
    .toSorted((a, b) => a.order - b.order);
}

interface PieceProps<P> {
  readonly remote: string;
  readonly piece: string;
  readonly props: P;
  readonly loading: ReactNode;
  readonly broken: (retry: () => void) => ReactNode;
}

function Piece<P extends object>({ remote, piece, props, loading, broken }: PieceProps<P>): ReactNode {
  const load = useCallback((module: RemoteModule) => loadPiece<P>(module, piece), [piece]);
  return (
    <RemoteBoundary
      remote={remote}
      part={`piece/${piece}`}
      load={load}
      props={props}
      loading={loading}
      broken={broken}
    />
  );
}

async function loadPiece<P>(module: RemoteModule, piece: string): Promise<ComponentType<P>> {
  const loader = module.pieces[piece];
  if (!loader) throw new LoadError('part', `${module.id} has no piece ${piece}`);
  const { Piece: Component } = await loader();
  if (!Component) throw new LoadError('part', `piece ${piece} of ${module.id} exports no Piece`);
  // Both sides agreed on the slot's contract; a component's props cannot be checked at runtime.
  return Component as ComponentType<P>;
}
