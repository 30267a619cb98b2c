import { SAML, ValidateInResponseTo } from '@node-saml/node-saml';
import type { CacheProvider } from '@node-saml/node-saml';
import { MINUTE_MS } from 'shared-kit/contracts/calendar';
import type { SamlSettings } from '../../../db/tables/identity.tables.ts';
import { CLOCK_SKEW_MS } from './saml-response.rules.ts';

/** How long people may take at their identity provider. */
export const REQUEST_GOOD_FOR_MS = 10 * MINUTE_MS;

interface Parts {
  readonly settings: SamlSettings;
  readonly entityId: string;
  readonly acsUrl: string;
  readonly key: { readonly privateKey: string; readonly certificates: readonly string[] };
  readonly requests: CacheProvider;
}

/** node-saml, kept to what we accept of it, and telling which bytes it found signed. */
export class ServiceProvider extends SAML {
  /** The answer as its signature covers it; empty until one was verified. */
  signedResponse = '';

  protected override async getSignedAssertion(signedXml: string): Promise<string | null> {
    this.signedResponse = signedXml;
    return super.getSignedAssertion(signedXml);
  }
}

/** One tenant's side of SAML. Both signatures are asked for, and only answers to requests of our own. */
export function serviceProvider({ settings, entityId, acsUrl, key, requests }: Parts): ServiceProvider {
  return new ServiceProvider({
    entryPoint: settings.entryPoint,
    idpIssuer: settings.issuer,
    idpCert: settings.certificates,
    issuer: entityId,
    audience: entityId,
    callbackUrl: acsUrl,
    privateKey: key.privateKey,
    publicCert: key.certificates[0] ?? '',
    signatureAlgorithm: 'sha256',
    digestAlgorithm: 'sha256',
    wantAuthnResponseSigned: true,
    wantAssertionsSigned: true,
    validateInResponseTo: ValidateInResponseTo.always,
    requestIdExpirationPeriodMs: REQUEST_GOOD_FOR_MS,
    cacheProvider: requests,
    acceptedClockSkewMs: CLOCK_SKEW_MS,
    identifierFormat: null,
    disableRequestedAuthnContext: true,
  });
}
