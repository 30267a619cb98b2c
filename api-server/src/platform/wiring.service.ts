import type { Listener, Port, Ports, ServerEvent } from './ports.types.ts';

/** Implementation of a port, as `provide` builds it. */
export interface Provision {
  readonly port: Port<unknown>;
  readonly implementation: unknown;
}

/** Reaction to an event, as `listen` builds it. */
export interface Subscription {
  readonly event: ServerEvent<unknown>;
  readonly listener: Listener<unknown>;
}

/** Part of a module that wiring reads. */
export interface WiredPart {
  readonly name: string;
  readonly needs?: readonly Port<unknown>[];
  readonly provides?: readonly Provision[];
  readonly listens?: readonly Subscription[];
}

/** Declares a port. The module that needs it declares it, in a `.port.ts`, and exports it from its index. */
export function definePort<T>(name: string, options: { readonly fallback?: T } = {}): Port<T> {
  const port: Port<T> = { name, ...options, of: ({ ports }) => ports.get(port) };
  return port;
}

/** Declares an event. The module that publishes it declares it and exports it from its index. */
export function defineEvent<T>(name: string): ServerEvent<T> {
  const event: ServerEvent<T> = {
    name,
    async publish(db, payload) {
      for (const listener of db.ports.listenersOf(event)) await listener(db, payload);
    },
  };
  return event;
}

export function provide<T>(port: Port<T>, implementation: T): Provision {
  return { port, implementation };
}

export function listen<T>(event: ServerEvent<T>, listener: Listener<T>): Subscription {
  // The event and its listener have the same T here. `Ports` only ever combines them by the event.
  return { event: event as ServerEvent<unknown>, listener: listener as Listener<unknown> };
}

/** A mistake in the declarations of modules. The server doesn't start. */
export class WiringError extends Error {
  override name = 'WiringError';
}

/** Ports and listeners that a test adds: its providers replace those of modules, its listeners come last. */
export type Fakes = Pick<WiredPart, 'provides' | 'listens'>;

/**
 * Connects the needs of modules with what modules provide.
 *
 * @throws {WiringError} when a need has neither a provider nor a fallback, when two modules provide the same port, and
 * when two ports have the same name.
 */
export function wire(parts: readonly WiredPart[], fakes: Fakes = {}): Ports {
  const providers = providersIn(parts);
  const replaced = new Map(fakes.provides?.map(({ port, implementation }) => [port, implementation]));
  const wired = new Map<Port<unknown>, unknown>();
  for (const { name, needs = [] } of parts) {
    for (const port of needs) {
      const provider = providers.get(port);
      if (replaced.has(port)) wired.set(port, replaced.get(port));
      else if (provider) wired.set(port, provider.implementation);
      else if ('fallback' in port) wired.set(port, port.fallback);
      else
        throw new WiringError(
          `Module '${name}' needs port '${port.name}', which no module provides. Add provide(…) to a module's provides.`,
        );
    }
  }
  expectOneNameEach([...wired.keys(), ...providers.keys()]);
  const subscriptions = [...parts, fakes].flatMap(({ listens = [] }) => listens);
  return {
    get<T>(port: Port<T>): T {
      if (!wired.has(port)) throw new WiringError(`No module lists port '${port.name}' in its needs.`);
      // `provide` accepted the implementation for this very port.
      return wired.get(port) as T;
    },
    listenersOf: (event) => subscriptions.filter((one) => one.event === event).map(({ listener }) => listener),
  };
}

function providersIn(parts: readonly WiredPart[]): Map<Port<unknown>, { by: string; implementation: unknown }> {
  const providers = new Map<Port<unknown>, { by: string; implementation: unknown }>();
  for (const { name: by, provides = [] } of parts) {
    for (const { port, implementation } of provides) {
      const other = providers.get(port);
      if (other) throw new WiringError(`Modules '${other.by}' and '${by}' both provide port '${port.name}'.`);
      providers.set(port, { by, implementation });
    }
  }
  return providers;
}

function expectOneNameEach(ports: readonly Port<unknown>[]): void {
  const named = new Map<string, Port<unknown>>();
  for (const port of ports) {
    if ((named.get(port.name) ?? port) !== port) throw new WiringError(`Two ports have the name '${port.name}'.`);
    named.set(port.name, port);
  }
}

/** Ports of a database that was opened without modules, as by a migration. Events have no listeners there. */
export const noPorts: Ports = wire([]);
