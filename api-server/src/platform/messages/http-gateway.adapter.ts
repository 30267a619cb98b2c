import type { MessageGateway } from './message.port.ts';

export interface HttpGatewayOptions {
  readonly url: string;
  /** Token sent as `Authorization: Bearer …`. */
  readonly token?: string | undefined;
  readonly timeoutMs?: number;
}

/**
 * Posts each message as JSON, `{ "to": "+5511987654321", "text": "…" }`, to a gateway (docs/runbook.md). Any 2xx
 * means that the gateway accepted it. Anything else, including a timeout, is a failure that the job retries. A
 * redirect is not followed, because the text must reach only the configured address.
 */
export function httpGateway({ url, token, timeoutMs = 10_000 }: HttpGatewayOptions): MessageGateway {
  return {
    async send({ to, text }) {
      const reply = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify({ to: `+55${to}`, text }),
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      });
      await reply.body?.cancel();
      if (!reply.ok) throw new Error(`the message gateway answered ${reply.status}`);
    },
  };
}
