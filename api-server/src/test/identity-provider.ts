// oxlint-disable-next-line typescript/triple-slash-reference -- whoever imports this from another package needs samlp's types as well
/// <reference path="./samlp.d.ts" />
import { generateKeyPairSync } from 'node:crypto';
import samlp from 'samlp';
import type { ParsedRequest, ResponseOptions } from 'samlp';
import type { SsoFields } from '@shared-kit/contracts/admin';
import { DAY_MS } from '@shared-kit/contracts/calendar';
import { selfSigned } from '../modules/identity/sso/self-signed.adapter.ts';

const year = 365 * DAY_MS;

/**
 * A company's identity provider, built on samlp: it reads requests and writes signed answers, valid and hostile ones.
 */
export interface IdentityProvider {
  readonly issuer: string;
  readonly entryPoint: string;
  readonly certificate: string;
  /** Fields that a company enters about it. */
  readonly fields: SsoFields;
  /** Returns the value for the `saml` column of an app. */
  settings(changes?: object): string;
  /** Reads a request that arrived at `entryPoint`. Throws when its signature does not match the given certificate. */
  read(address: string, certificate?: string): Promise<ParsedRequest>;
  /** Returns an answer in base64, as a browser posts it. */
  answer(
    to: { id: string; acsUrl: string; audience: string },
    login: string,
    changes?: Partial<ResponseOptions>,
  ): Promise<string>;
}

/** Creates an identity provider with a key of its own; nothing is served at its address. */
export function testIdentityProvider(issuer = 'https://idp.exemplo.com.br/metadata'): IdentityProvider {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const key = privateKey.export({ format: 'pem', type: 'pkcs8' }).toString();
  const certificate = selfSigned(privateKey, 'IdP de teste', {
    from: new Date(Date.now() - year),
    until: new Date(Date.now() + year),
  });
  return identityProvider({ issuer, entryPoint: 'https://idp.exemplo.com.br/sso', key, certificate });
}

interface Identity {
  readonly issuer: string;
  readonly entryPoint: string;
  /** Key in PEM. */
  readonly key: string;
  readonly certificate: string;
}

export function identityProvider({ issuer, entryPoint, key, certificate }: Identity): IdentityProvider {
  const fields = { issuer, entryPoint, certificates: [certificate], loginAttribute: 'login', autoRedirect: false };
  return {
    issuer,
    entryPoint,
    certificate,
    fields,
    settings: (changes = {}) => JSON.stringify({ ...fields, ...changes }),
    read(address, signingCert) {
      const { pathname, search, searchParams } = new URL(address);
      const request = { query: Object.fromEntries(searchParams), method: 'GET', originalUrl: pathname + search };
      return new Promise((done, fail) =>
        samlp.parseRequest(
          request,
          { ...(signingCert === undefined ? {} : { signingCert }), deflate: true },
          (error, parsed) => (error || !parsed ? fail(error) : done(parsed)),
        ),
      );
    },
    answer({ id, acsUrl, audience }, login, changes = {}) {
      const options: ResponseOptions = {
        issuer,
        cert: certificate,
        key,
        audience,
        recipient: acsUrl,
        destination: acsUrl,
        inResponseTo: id,
        signResponse: true,
        signAssertion: true,
        signatureAlgorithm: 'rsa-sha256',
        digestAlgorithm: 'sha256',
        lifetimeInSeconds: 60,
        profileMapper: () => ({ getClaims: () => ({ login }), getNameIdentifier: () => ({ nameIdentifier: login }) }),
        ...changes,
      };
      return new Promise((done, fail) =>
        samlp.getSamlResponse(options, {}, (error, xml) =>
          error || xml === undefined ? fail(error) : done(Buffer.from(xml).toString('base64')),
        ),
      );
    },
  };
}

/** Returns the metadata that a provider publishes. */
export function metadataOf({
  issuer,
  entryPoint,
  certificates,
}: {
  readonly issuer: string;
  readonly entryPoint: string;
  /** PEM. */
  readonly certificates: readonly string[];
}): string {
  const keys = certificates.map(
    (pem) =>
      `<KeyDescriptor use="signing"><ds:KeyInfo><ds:X509Data><ds:X509Certificate>${pem
        .split('\n')
        .filter((line) => !line.startsWith('-'))
        .join('')}</ds:X509Certificate></ds:X509Data></ds:KeyInfo></KeyDescriptor>`,
  );
  return `<?xml version="1.0"?>
    <EntityDescriptor xmlns="urn:oasis:names:tc:SAML:2.0:metadata" xmlns:ds="http://www.w3.org/2000/09/xmldsig#" entityID="${issuer}">
      <IDPSSODescriptor protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol">
        ${keys.join('')}
        <SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST" Location="${entryPoint}/post"/>
        <SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect" Location="${entryPoint}"/>
      </IDPSSODescriptor>
    </EntityDescriptor>`;
}
