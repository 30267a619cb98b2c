import { definePort } from '../wiring.service.ts';

/** True when messages to phones arrive: through a gateway, or in the outbox of a demonstration. */
export const phoneMessages = definePort<{ readonly isAvailable: boolean }>('messages.phone', {
  fallback: { isAvailable: true },
});
