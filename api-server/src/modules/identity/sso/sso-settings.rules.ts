import type { Issue } from '@shared-kit/contracts/core';
import type { SamlSettings } from '../../../platform/database/platform.tables.ts';
import { faultOfCertificate } from './certificate.rules.ts';

interface Checking {
  readonly now: Date;
  /** Address of the portal: `https://portal.example/aurora`. */
  readonly portalUrl: string;
  /** Entity id of the portal. */
  readonly entityId: string;
}

/** Returns what is wrong with settings of a company's login, each at its field. */
export function faultsOfSettings(settings: SamlSettings, { now, portalUrl, entityId }: Checking): Issue[] {
  const at = (field: keyof SamlSettings, message: string): Issue[] =>
    message === '' ? [] : [{ path: `body.fields.${field}`, message }];
  const ofCertificates = settings.certificates.map((pem) => faultOfCertificate(pem, now));
  return [
    ...at('issuer', settings.issuer === entityId ? 'Este é o Entity ID do portal. Informe o do provedor.' : ''),
    ...at('entryPoint', faultOfEntryPoint(settings.entryPoint, portalUrl)),
    ...at('certificates', ofCertificates.find((fault) => fault !== '') ?? ''),
  ];
}

/**
 * The browser follows this address, never the server, so it may lead into the company's own network. Only a portal of
 * this machine accepts http, and only to this machine: for demonstrations and development.
 */
function faultOfEntryPoint(address: string, portalUrl: string): string {
  if (!URL.canParse(address)) return 'Este endereço não está completo. Comece com https://.';
  const url = new URL(address);
  const isOfThisMachine = url.hostname === 'localhost' && new URL(portalUrl).hostname === 'localhost';
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isOfThisMachine))
    return 'O endereço precisa começar com https://.';
  if (url.username !== '' || url.password !== '') return 'O endereço não pode trazer usuário e senha.';
  return '';
}
