import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import type { RequestInfo } from '../../../platform/module.ts';

/** Loads the library with the first passkey, because it and its certificates are large. */
const library = () => import('@simplewebauthn/server');

/** Stored passkey, as far as its verification needs it. */
interface StoredPasskey {
  readonly credential_id: string;
  readonly public_key: string;
  readonly sign_count: number;
  readonly transports: string;
}

/** Relying party of a passkey: the host of the page. */
export interface RelyingParty {
  readonly rpId: string;
  readonly origin: string;
}

type Json = Record<string, unknown>;

/** Returns the host and origin of the calling page: one of the portal's own hosts. */
export function relyingParty({ origin, host, portalUrl }: Pick<RequestInfo, 'origin' | 'host' | 'portalUrl'>) {
  const own = origin !== undefined && URL.canParse(origin) && new URL(origin).host === host ? origin : portalUrl;
  const url = new URL(own);
  return { rpId: url.hostname, origin: url.origin };
}

const transportsOf = ({ transports }: Pick<StoredPasskey, 'transports'>) =>
  transports.split(',').filter((name) => name !== '') as AuthenticatorTransport[];
const listed = (passkeys: readonly StoredPasskey[]) =>
  passkeys.map((passkey) => ({ id: passkey.credential_id, transports: transportsOf(passkey) }));

export async function registrationOptions(
  { rpId }: RelyingParty,
  person: { readonly handle: string; readonly username: string; readonly name: string; readonly tenant: string },
  passkeys: readonly StoredPasskey[],
): Promise<Json & { challenge: string }> {
  const { generateRegistrationOptions } = await library();
  const options = await generateRegistrationOptions({
    rpID: rpId,
    rpName: person.tenant,
    userID: new TextEncoder().encode(person.handle),
    userName: person.username,
    userDisplayName: person.name,
    attestationType: 'none',
    excludeCredentials: listed(passkeys),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  });
  return { ...options };
}

export async function authenticationOptions(
  { rpId }: RelyingParty,
  passkeys: readonly StoredPasskey[],
): Promise<Json & { challenge: string }> {
  const { generateAuthenticationOptions } = await library();
  const options = await generateAuthenticationOptions({
    rpID: rpId,
    allowCredentials: listed(passkeys),
    userVerification: 'preferred',
  });
  return { ...options };
}

/** Returns the credential of a registration, or null when it does not answer this challenge of this host. */
export async function verifyRegistration(party: RelyingParty, challenge: string, response: Json) {
  const { verifyRegistrationResponse } = await library();
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      // The library checks the shape of what a browser sent.
      response: response as unknown as RegistrationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.rpId,
      requireUserVerification: false,
    });
    if (!verified) return null;
    const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
    return {
      credentialId: id,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      signCount: counter,
      transports: transports.filter((name) => /^[a-z-]{1,20}$/.test(name)),
    };
  } catch {
    return null;
  }
}

/** Returns the new sign count of the passkey that answered, or null. A count that went back is a copied passkey. */
export async function verifyAuthentication(
  party: RelyingParty,
  challenge: string,
  response: Json,
  passkey: StoredPasskey,
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await library();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: response as unknown as AuthenticationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.rpId,
      credential: {
        id: passkey.credential_id,
        publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
        counter: Number(passkey.sign_count),
        transports: transportsOf(passkey),
      },
      requireUserVerification: false,
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch {
    return null;
  }
}
