import { useCallback } from 'react';
import type { ComponentType, ReactNode } from 'react';
import type { SlotContract, SlotPropsOf } from '@shared-kit/contracts/core';
import type { Composition } from '@shared-kit/contracts/delivery';
import { isConditionMet, useConditionValues } from './conditions.ts';
import type { ConditionValues } from './conditions.ts';
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
  const conditions = useConditionValues();
  const fillers = fillersOf(slot.name, useComposition(), conditions);
  if (fillers.length === 0) return empty;
  return fillers.map(({ remote, component }) => (
    <SlotComponent
      key={`${remote}/${component}`}
      remote={remote}
      component={component}
      props={props}
      loading={loading}
      broken={broken}
    />
  ));
}

/** Returns the components that fill a slot for this tenant and user, in order. */
export function fillersOf(
  slot: string,
  { releases }: Composition,
  conditions: ConditionValues,
): { remote: string; component: string; order: number }[] {
  return releases
    .flatMap(({ remote, manifest }) => manifest.slots.map((filler) => ({ ...filler, remote })))
    .filter((filler) => filler.slot === slot && isConditionMet(filler.when, conditions))
    .toSorted((a, b) => a.order - b.order);
}

interface FillerProps<P> {
  readonly remote: string;
  readonly component: string;
  readonly props: P;
  readonly loading: ReactNode;
  readonly broken: (retry: () => void) => ReactNode;
}

function SlotComponent<P extends object>({ remote, component, props, loading, broken }: FillerProps<P>): ReactNode {
  const load = useCallback((module: RemoteModule) => loadSlotComponent<P>(module, component), [component]);
  return (
    <RemoteBoundary
      remote={remote}
      part={`component/${component}`}
      load={load}
      props={props}
      loading={loading}
      broken={broken}
    />
  );
}

async function loadSlotComponent<P>(module: RemoteModule, component: string): Promise<ComponentType<P>> {
  const loader = module.components[component];
  if (!loader) throw new LoadError('part', `${module.id} has no component ${component}`);
  const { SlotComponent: Component } = await loader();
  if (!Component) throw new LoadError('part', `component ${component} of ${module.id} exports no SlotComponent`);
  // Both sides agreed on the slot's contract; a component's props cannot be checked at runtime.
  return Component as ComponentType<P>;
}
