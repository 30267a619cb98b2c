import type { MessageGateway } from './message.ts';

export interface HttpGatewayOptions {
  readonly url: string;
  /** Sent as `Authorization: Bearer …`. */
  readonly token?: string | undefined;
  readonly timeoutMs?: number;
}

/**
 * Posts each message as JSON, `{ "to": "+5511987654321", "text": "…" }`, to a gateway (docs/runbook.md). Any 2xx means that it was taken; all
 * else, silence included, is a failure for the job to try again. A redirect is not followed: the text is for the configured address alone.
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
