import { DOMParser } from '@xmldom/xmldom';
import { refuse } from '../../../platform/errors.ts';

/** Content of an identity provider's signed answer, before it is validated. */
export interface SamlResponse {
  readonly issuer: string;
  readonly destination: string;
  readonly inResponseTo: string;
  readonly assertions: readonly SamlAssertion[];
}

export interface SamlAssertion {
  readonly id: string;
  readonly issuer: string;
  readonly notBefore: string;
  readonly notOnOrAfter: string;
  /** One list per restriction; each of them must be met. */
  readonly audiences: readonly (readonly string[])[];
  readonly confirmations: readonly SamlConfirmation[];
}

export interface SamlConfirmation {
  readonly method: string;
  readonly recipient: string;
  readonly inResponseTo: string;
  readonly notBefore: string;
  readonly notOnOrAfter: string;
}

const MAX_BYTES = 256 * 1024;

/** Decodes an answer to its XML text. Rejects what no legitimate identity provider sends, before any XML is parsed. */
export function decodeResponse(encoded: unknown): string {
  const xml = xmlOf(encoded);
  if (/Algorithm\s*=\s*["'][^"']*sha1["']/i.test(xml)) throw refuse('sso.refused', 403, 'SHA-1 signature');
  return xml;
}

function xmlOf(encoded: unknown): string {
  if (typeof encoded !== 'string' || encoded === '' || encoded.length > MAX_BYTES)
    throw refuse('sso.refused', 403, 'no response');
  const xml = Buffer.from(encoded, 'base64').toString('utf8');
  // Custom entities need a document type; SAML forbids both.
  if (/<!(?:DOCTYPE|ENTITY)/i.test(xml)) throw refuse('sso.refused', 403, 'document type');
  return xml;
}

/** Parses exactly the bytes that a signature covers, never the message around them. */
export function readResponse(signedXml: string): SamlResponse {
  const { documentElement } = new DOMParser().parseFromString(signedXml, 'text/xml');
  if (documentElement.localName !== 'Response') throw refuse('sso.refused', 403, 'no signed response');
  return {
    issuer: textOf(child(documentElement, 'Issuer')),
    destination: attribute(documentElement, 'Destination'),
    inResponseTo: attribute(documentElement, 'InResponseTo'),
    assertions: children(documentElement, 'Assertion').map(readAssertion),
  };
}

/**
 * Returns the request that an answer names, before its signature is checked: it decides with which settings the answer is
 * checked, and nothing else. Empty for a text that is no answer.
 */
export function requestNamedBy(encoded: unknown): string {
  try {
    const errorHandler = { warning: () => undefined, error: () => undefined };
    const { documentElement } = new DOMParser({ errorHandler }).parseFromString(xmlOf(encoded), 'text/xml');
    return documentElement.localName === 'Response' ? attribute(documentElement, 'InResponseTo') : '';
  } catch {
    return '';
  }
}

function readAssertion(assertion: Element): SamlAssertion {
  const conditions = child(assertion, 'Conditions');
  return {
    id: attribute(assertion, 'ID'),
    issuer: textOf(child(assertion, 'Issuer')),
    notBefore: attribute(conditions, 'NotBefore'),
    notOnOrAfter: attribute(conditions, 'NotOnOrAfter'),
    audiences: children(conditions, 'AudienceRestriction').map((restriction) =>
      children(restriction, 'Audience').map(textOf),
    ),
    confirmations: children(child(assertion, 'Subject'), 'SubjectConfirmation').map((confirmation) => {
      const data = child(confirmation, 'SubjectConfirmationData');
      return {
        method: attribute(confirmation, 'Method'),
        recipient: attribute(data, 'Recipient'),
        inResponseTo: attribute(data, 'InResponseTo'),
        notBefore: attribute(data, 'NotBefore'),
        notOnOrAfter: attribute(data, 'NotOnOrAfter'),
      };
    }),
  };
}

/** Returns direct children only, because nested elements can be forged. */
function children(element: Element | undefined, name: string): Element[] {
  return Array.from(element?.childNodes ?? []).filter(
    (node): node is Element => node.nodeType === 1 && (node as Element).localName === name,
  );
}

const child = (element: Element | undefined, name: string): Element | undefined => children(element, name)[0];
const attribute = (element: Element | undefined, name: string): string => element?.getAttribute(name) ?? '';
const textOf = (element: Element | undefined): string => element?.textContent?.trim() ?? '';
