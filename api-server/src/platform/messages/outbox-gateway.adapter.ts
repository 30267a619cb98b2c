import { putInOutbox } from '../outbox-file.adapter.ts';
import type { MessageGateway } from './message.port.ts';

/** Writes each message to a folder as JSON instead of sending it. This is the default when no gateway is configured. */
export function outboxGateway(folder: string): MessageGateway {
  return { send: (message) => putInOutbox(folder, message, '-sms') };
}
