import { hash, verify } from '@node-rs/argon2';

/** argon2id, 19 MiB, two passes: OWASP's first recommendation; about 16 ms. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(password, cost);
}

const nobodysHash = hashPassword('a password that nobody has');

/**
 * Checks a password. Takes as long for an account that does not exist, or that has no password, as for a wrong
 * password.
 */
export async function passwordMatches(password: string, passwordHash: string | null | undefined): Promise<boolean> {
  const matches = await verify(passwordHash ?? (await nobodysHash), password);
  return matches && passwordHash !== null && passwordHash !== undefined;
}
