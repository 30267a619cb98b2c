import * as z from 'zod/mini';

const TIMEOUT_MS = 10_000;
/** Maximum reply size in bytes; an address is short. */
const LARGEST_REPLY = 64 * 1024;

const replySchema = z.object({ success: z.boolean(), url: z._default(z.string(), '') });

type AssessmentReply = z.output<typeof replySchema>;

/**
 * Requests a person's assessment from a service. A redirect is not followed, because the e-mail must reach only the
 * configured address.
 * @throws on a timeout, any status but 2xx, and a reply that does not match the schema.
 */
export async function requestAssessment(service: URL, email: string): Promise<AssessmentReply> {
  const reply = await fetch(service, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ email }),
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!reply.ok) {
    await reply.body?.cancel();
    throw new Error(`the assessment service answered ${reply.status}`);
  }
  return replySchema.parse(JSON.parse(await textOf(reply)));
}

async function textOf(reply: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of reply.body ?? []) {
    size += chunk.byteLength;
    if (size > LARGEST_REPLY) throw new Error('the assessment service answered at too great a length');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
