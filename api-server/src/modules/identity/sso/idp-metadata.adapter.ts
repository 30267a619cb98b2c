import { DOMParser } from '@xmldom/xmldom';
import { formatDate, toMoment } from '@shared-kit/contracts/calendar';
import { refuse } from '../../../platform/errors.ts';
import { asPem, faultOfCertificate, readCertificate } from './certificate.rules.ts';

const METADATA = 'urn:oasis:names:tc:SAML:2.0:metadata';
const SIGNATURE = 'http://www.w3.org/2000/09/xmldsig#';
const REDIRECT = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect';

/** Certificates of one provider that are read at most. */
const MAX_CERTIFICATES = 5;

export interface ProviderMetadata {
  readonly issuer: string;
  readonly entryPoint: string;
  /** PEM. */
  readonly certificates: readonly string[];
  /** Number of certificates that were left out because they are over. */
  readonly leftOut: number;
}

/** Reads the metadata of one identity provider. Refuses, with the cause, what a company can't log in with. */
export function readProviderMetadata(xml: string, now: Date): ProviderMetadata {
  const entity = onlyProvider(parsed(xml));
  const validUntil = entity.getAttribute('validUntil') ?? '';
  if (validUntil !== '' && Date.parse(validUntil) <= now.getTime())
    throw fault(`Estes metadados venceram em ${formatDate(toMoment(new Date(validUntil)))}. Baixe-os de novo.`);
  const issuer = entity.getAttribute('entityID') ?? '';
  if (issuer === '') throw fault('Os metadados não dizem o Entity ID do provedor.');
  const [provider] = inside(entity, METADATA, 'IDPSSODescriptor');
  const services = provider ? inside(provider, METADATA, 'SingleSignOnService') : [];
  const entryPoint = services.find((service) => service.getAttribute('Binding') === REDIRECT)?.getAttribute('Location');
  if (!provider || !entryPoint)
    throw fault('O provedor não oferece o login por HTTP-Redirect, que o portal usa. Ative-o e baixe os metadados.');
  return { issuer, entryPoint, ...certificatesOf(provider, now) };
}

function parsed(xml: string): Element {
  // Custom entities need a document type; SAML forbids both.
  if (/<!(?:DOCTYPE|ENTITY)/i.test(xml)) throw fault('O XML tem uma declaração DOCTYPE, que o SAML proíbe.');
  let root: Element | null;
  try {
    const stop = (message: string) => {
      throw new Error(message);
    };
    const errorHandler = { warning: stop, error: stop, fatalError: stop };
    root = new DOMParser({ errorHandler }).parseFromString(
      xml.replace(/^\uFEFF/, '').trim(),
      'text/xml',
    ).documentElement;
  } catch {
    root = null;
  }
  if (!root) throw fault('Este texto não é um XML completo. Envie o arquivo de metadados como o provedor o entrega.');
  return root;
}

function onlyProvider(root: Element): Element {
  if (root.namespaceURI !== METADATA || !['EntityDescriptor', 'EntitiesDescriptor'].includes(root.localName))
    throw fault('Este XML não traz metadados SAML 2.0.');
  const entities = root.localName === 'EntityDescriptor' ? [root] : inside(root, METADATA, 'EntityDescriptor');
  const providers = entities.filter((entity) => inside(entity, METADATA, 'IDPSSODescriptor').length > 0);
  const [only] = providers;
  if (!only)
    throw fault('Estes metadados são de um serviço, como o próprio portal, e não de um provedor de identidade.');
  if (providers.length > 1) throw fault('O XML traz vários provedores. Envie os metadados de um só.');
  return only;
}

function certificatesOf(provider: Element, now: Date): Pick<ProviderMetadata, 'certificates' | 'leftOut'> {
  const keys = inside(provider, METADATA, 'KeyDescriptor').filter((key) => key.getAttribute('use') !== 'encryption');
  const all = [
    ...new Set(
      keys
        .flatMap((key) => inside(key, SIGNATURE, 'X509Certificate'))
        .map((certificate) => asPem(certificate.textContent ?? '')),
    ),
  ].slice(0, MAX_CERTIFICATES);
  if (all.length === 0) throw fault('Os metadados não trazem o certificado com que o provedor assina.');
  const current = all.filter((pem) => readCertificate(pem, now)?.isOver !== true);
  const used = current.length === 0 ? all : current;
  const reason = used.map((pem) => faultOfCertificate(pem, now)).find((message) => message !== '');
  if (reason !== undefined) throw fault(reason);
  return { certificates: used, leftOut: all.length - used.length };
}

/** Returns the elements of a name at any depth. */
function inside(element: Element, namespace: string, name: string): Element[] {
  return Array.from(element.getElementsByTagNameNS(namespace, name));
}

const fault = (message: string) => refuse('admin.sso-metadata', 422, message);
