import { randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import { testCardOf } from './test-cards.rules.ts';
import type { TestCard } from './test-cards.rules.ts';

const tokenSchema = z.object({
  outcome: z.enum(['authorised', 'refused']),
  answer: z.enum(['arrives', 'is-lost', 'request-is-lost']),
});

const PREFIX = 'tok_test_';

/**
 * Returns a token of the test gateway for a card. It states how the charge ends and contains nothing of the card: the
 * test gateway moves no money, so it has no secret to protect.
 */
export function testToken(number: string): string {
  const { outcome, answer } = testCardOf(number);
  const behaviour = Buffer.from(JSON.stringify({ outcome, answer })).toString('base64url');
  return `${PREFIX}${behaviour}_${randomBytes(8).toString('hex')}`;
}

/** Returns how the charge of a token ends. A token that is not the test gateway's own is refused. */
export function testCardOfToken(token: string): TestCard {
  const refused: TestCard = { outcome: 'refused', answer: 'arrives' };
  if (!token.startsWith(PREFIX)) return refused;
  const behaviour = token.slice(PREFIX.length, token.lastIndexOf('_'));
  try {
    return tokenSchema.parse(JSON.parse(Buffer.from(behaviour, 'base64url').toString('utf8')));
  } catch {
    return refused;
  }
}
