import type { Redis } from 'ioredis';
import { listenerOf } from '../../../platform/redis.adapter.ts';

const topic = 'azulejo:registry';

export interface RegistryChanges {
  announce(): void;
  listen(onChange: () => void): Promise<void>;
  /** Closes after pending announcements are sent, because a command ends right after its change. */
  close(): Promise<void>;
}

/** Publishes changes to the other nodes. Without it they would see a change one second later. */
export function registryChanges(redis: Redis): RegistryChanges {
  // A Redis connection that subscribes cannot run other commands.
  const listener = listenerOf(redis);
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
