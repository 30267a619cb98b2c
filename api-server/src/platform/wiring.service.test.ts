import type { TenantDb } from './database/tenant-db.adapter.ts';
import { WiringError, defineEvent, definePort, listen, provide, wire } from './wiring.service.ts';
import type { Ports } from './ports.types.ts';

const price = definePort<(idOffer: number) => number>('store.price');
const greeting = definePort<string>('shell.greeting', { fallback: 'Olá' });

const store = { name: 'store', provides: [provide(price, (idOffer) => idOffer * 10)] };
const cart = { name: 'cart', needs: [price, greeting] };

/** A transaction of a server with these ports. Events and ports read nothing else of it. */
const transactionWith = (ports: Ports) => ({ ports }) as unknown as TenantDb;

describe('a port', () => {
  test('returns what a module provides, whatever the order of the modules', () => {
    expect(price.of({ ports: wire([cart, store]) })(3)).toBe(30);
    expect(price.of({ ports: wire([store, cart]) })(3)).toBe(30);
  });

  test('returns its fallback when no module provides it', () => {
    expect(greeting.of({ ports: wire([cart, store]) })).toBe('Olá');
  });

  test('returns a fake in place of the provider, and of a missing one', () => {
    const fakes = { provides: [provide(price, () => 1)] };
    expect(price.of({ ports: wire([cart, store], fakes) })(3)).toBe(1);
    expect(price.of({ ports: wire([cart], fakes) })(3)).toBe(1);
  });

  test('a port is refused to a module that does not list it in its needs', () => {
    const ports = wire([store]);
    expect(() => price.of({ ports })).toThrow("No module lists port 'store.price' in its needs.");
  });

  test('belongs to one server: another one has its own provider', () => {
    const other = wire([cart], { provides: [provide(price, () => 2)] });
    expect([price.of({ ports: wire([cart, store]) })(1), price.of({ ports: other })(1)]).toEqual([10, 2]);
  });
});

describe('wiring fails', () => {
  test('when a need has neither a provider nor a fallback, and names module and port', () => {
    expect(() => wire([cart])).toThrow(WiringError);
    expect(() => wire([cart])).toThrow("Module 'cart' needs port 'store.price', which no module provides.");
  });

  test('when two modules provide the same port', () => {
    expect(() => wire([store, { ...store, name: 'outlet' }, cart])).toThrow(
      "Modules 'store' and 'outlet' both provide port 'store.price'.",
    );
  });

  test('when two ports have the same name', () => {
    const twin = definePort<number>('store.price', { fallback: 1 });
    expect(() => wire([store, cart, { name: 'twin', needs: [twin] }])).toThrow(
      "Two ports have the name 'store.price'.",
    );
  });
});

describe('an event', () => {
  const sold = defineEvent<number>('store.sold');

  test('reaches the listeners of all modules in their order, the fake ones last', async () => {
    const received: string[] = [];
    const hearing = (name: string) => ({
      name,
      listens: [listen(sold, async (_, id) => void received.push(`${name} ${id}`))],
    });
    await sold.publish(transactionWith(wire([hearing('points'), hearing('mail')], hearing('test'))), 7);
    expect(received).toEqual(['points 7', 'mail 7', 'test 7']);
  });

  test('fails with its listener', async () => {
    const failing = listen(sold, () => Promise.reject(new Error('no stock')));
    await expect(sold.publish(transactionWith(wire([{ name: 'stock', listens: [failing] }])), 7)).rejects.toThrow(
      'no stock',
    );
  });

  test('needs no listener', async () => {
    await expect(sold.publish(transactionWith(wire([])), 7)).resolves.toBeUndefined();
  });
});
