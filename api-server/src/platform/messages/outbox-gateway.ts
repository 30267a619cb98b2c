import { putInOutbox } from '../outbox-file.ts';
import type { MessageGateway } from './message.ts';

/** Puts each message into a folder as JSON instead of sending it; the default where no gateway is configured. */
export function outboxGateway(folder: string): MessageGateway {
  return { send: (message) => putInOutbox(folder, message, '-sms') };
}
