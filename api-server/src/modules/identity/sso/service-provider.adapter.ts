import { SAML, ValidateInResponseTo } from '@node-saml/node-saml';
import type { CacheProvider } from '@node-saml/node-saml';
import type { SamlSettings } from '../../../platform/database/platform.tables.ts';
import { CLOCK_SKEW_MS, REQUEST_GOOD_FOR_MS } from './saml-response.rules.ts';

interface Parts {
  readonly settings: SamlSettings;
  readonly entityId: string;
  readonly acsUrl: string;
  readonly key: { readonly privateKey: string; readonly certificates: readonly string[] };
  readonly requests: CacheProvider;
}

/** node-saml, restricted to the features we accept, with access to the bytes it found signed. */
export class ServiceProvider extends SAML {
  /** The answer as covered by its signature; empty until one was verified. */
  signedResponse = '';

  protected override async getSignedAssertion(signedXml: string): Promise<string | null> {
    this.signedResponse = signedXml;
    return super.getSignedAssertion(signedXml);
  }
}

/** Creates one tenant's service provider. It requires both signatures and accepts only answers to its own requests. */
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
