import type { PublicJwk } from '../journey.tables.ts';
import type { CredentialAddresses } from './credential-address.rules.ts';
import { contexts } from './credential.rules.ts';

/** Returns a public key as JSON Web Key. Its fields are listed here, so that a private one can never slip through. */
export function presentKey(
  { id_key, public_jwk }: { readonly id_key: string; readonly public_jwk: PublicJwk },
  at: CredentialAddresses,
) {
  const { kty, n, e } = public_jwk;
  return { kty, n, e, alg: 'RS256', use: 'sig', kid: at.key(id_key) };
}

/** Returns a signed credential as a JSON document: an EnvelopedVerifiableCredential (Verifiable Credentials 2.0). */
export function presentEnvelope(jws: string): string {
  const [context] = contexts;
  const envelope = { '@context': context, id: `data:application/vc+jwt,${jws}`, type: 'EnvelopedVerifiableCredential' };
  return `${JSON.stringify(envelope, null, 2)}\n`;
}
