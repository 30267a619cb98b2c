import { ApiError } from '@shared-kit/runtime/api';
import type { ChatMessage } from '@shared-kit/contracts/content';
import { inOrderSender, retryPlans } from '@shared-kit/contracts/retry';
import type { Delivery } from '@shared-kit/contracts/retry';
import { onResume } from '@shared-kit/runtime/write-queue';
import type { UnsentMessage } from './room-log.rules.ts';

/** Time in milliseconds until an unconfirmed message is shown as not sent; the queue continues to deliver it. */
const PATIENCE_MS = 15_000;

interface MessageQueueParts {
  unsent(): readonly UnsentMessage[];
  /** Sends by socket or by HTTP call; resolves to undefined when neither is available. */
  send(message: UnsentMessage): Promise<ChatMessage | undefined>;
  onConfirmed(message: ChatMessage): void;
  /** `reason`: why the server rejects the message for good. Without a reason the message stays pending. */
  onFailed(clientId: string, reason: string | undefined): void;
}

/**
 * Delivers unsent messages one at a time, in the order in which they were written, until the server has confirmed each.
 * Retries use the same id.
 */
export function messageQueue({ unsent, send, onConfirmed, onFailed }: MessageQueueParts) {
  const confirmed = new Set<string>();
  const timers = new Set<ReturnType<typeof setTimeout>>();

  const sender = inOrderSender<UnsentMessage, ChatMessage, ApiError>({
    plan: retryPlans.write,
    next: () => unsent().find(({ clientId, reason }) => reason === undefined && !confirmed.has(clientId)),
    async send(message): Promise<Delivery<ChatMessage, ApiError>> {
      try {
        const receipt = await send(message);
        return receipt ? { kind: 'delivered', receipt } : { kind: 'no-way' };
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        // The server stored the message although its reply could not be parsed; the room's log delivers it.
        if (error.status >= 200 && error.status < 300) return { kind: 'no-way' };
        return { kind: 'failed', failure: error };
      }
    },
    onDelivered(message, receipt) {
      confirmed.add(message.clientId);
      onConfirmed(receipt);
    },
    onRefused: ({ clientId }, { message }) => onFailed(clientId, message),
  });
  const stopListening = onResume(() => void sender.flush());

  return {
    flush: () => sender.flush(),
    /** Shows a message as not sent when it is not confirmed in time. */
    watch(clientId: string): void {
      const timer = setTimeout(() => {
        timers.delete(timer);
        const isSending = unsent().some((message) => message.clientId === clientId && message.state === 'sending');
        if (isSending && !confirmed.has(clientId)) onFailed(clientId, undefined);
      }, PATIENCE_MS);
      timers.add(timer);
    },
    stop(): void {
      sender.close();
      stopListening();
      for (const timer of timers) clearTimeout(timer);
    },
  };
}
