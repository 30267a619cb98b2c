import type { CallInput, ServerEvent, ServerEventData, SocketCall } from '@shared-kit/contracts/core';
import { configureConnection } from '@shared-kit/runtime/realtime';

type Listener = (data: unknown) => void;

/** Connection to the server that a test opens, answers and publishes over. Calls are answered with an empty reply. */
export class MockSocket {
  connected = false;
  readonly active = true;
  readonly #asked = Promise.withResolvers<void>();
  readonly #listeners = new Map<string, Listener[]>();
  readonly #calls: { readonly name: string; readonly input: unknown }[] = [];

  constructor() {
    configureConnection({
      baseUrl: '',
      readToken: () => 'token',
      onUnauthorized: () => undefined,
      onSessionChange: () => () => undefined,
      // The connection uses only these members of a socket.
      createSocket: () => this as never,
    });
  }

  connect(): void {
    this.#asked.resolve();
  }

  disconnect(): void {
    this.connected = false;
  }

  on(name: string, listener: Listener): void {
    this.#listeners.set(name, [...(this.#listeners.get(name) ?? []), listener]);
  }

  timeout() {
    return {
      emitWithAck: async (name: string, input: unknown) => {
        this.#calls.push({ name, input });
        return { success: true, reply: {} };
      },
    };
  }

  /** Opens the connection once the page asks for it. */
  async open(): Promise<void> {
    await this.#asked.promise;
    this.connected = true;
    this.#emit('connect', undefined);
  }

  publish<E extends ServerEvent>({ name }: E, data: ServerEventData<E>): void {
    this.#emit(name, data);
  }

  /** Returns the inputs of the calls of this kind, oldest first. */
  calls<C extends SocketCall>({ name }: C): CallInput<C>[] {
    return this.#calls.filter((call) => call.name === name).map(({ input }) => input as CallInput<C>);
  }

  #emit(name: string, data: unknown): void {
    for (const listener of this.#listeners.get(name) ?? []) listener(data);
  }
}
