import type { Redis } from 'ioredis';

const topic = 'azulejo:registry';

export interface RegistryChanges {
  announce(): void;
  listen(onChange: () => void): Promise<void>;
  /** After what was announced has gone out: a command ends right after its change. */
  close(): Promise<void>;
}

/** Word of a change to the other nodes. Without it they would see the change a second later all the same. */
export function registryChanges(redis: Redis): RegistryChanges {
  // A connection that listens can do nothing else.
  const listener = redis.duplicate();
  listener.on('error', () => undefined);
  let announced: Promise<unknown> = Promise.resolve();
  return {
    announce() {
      announced = redis.publish(topic, '').catch(() => undefined);
    },
    async listen(onChange) {
      listener.on('message', onChange);
      await listener.subscribe(topic);
    },
    async close() {
      await announced;
      listener.disconnect();
    },
  };
}
