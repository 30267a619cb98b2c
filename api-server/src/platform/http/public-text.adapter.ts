import { lookup } from 'node:dns';
import type { LookupAddress } from 'node:dns';
import { request } from 'node:https';
import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import type { LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.rules.ts';

/** Milliseconds from the request to the last byte. */
const TIMEOUT_MS = 10_000;

const ports = new Set(['', '443', '8443']);

/** An address that cannot be read. The message says why, for the person who typed it. */
export class PublicTextError extends Error {
  override name = 'PublicTextError';
}

/**
 * Fetches a text from an address that somebody typed: by https, from the public internet, without redirects. The
 * addresses of the host are checked when the connection is made, so that a name can't change its address after the
 * check.
 */
export async function fetchPublicText(address: string, { maxBytes }: { readonly maxBytes: number }): Promise<string> {
  const url = publicUrl(address);
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  try {
    const reply = await send(url, signal);
    return await textOf(reply, maxBytes);
  } catch (error) {
    if (error instanceof PublicTextError) throw error;
    throw new PublicTextError(
      signal.aborted
        ? `${url.host} não respondeu em ${TIMEOUT_MS / 1000} segundos.`
        : `Não foi possível ler de ${url.host}: ${reasonOf(error)}.`,
    );
  }
}

/** Parses an address. Refuses one that the server may not fetch, before anything is sent. */
export function publicUrl(address: string): URL {
  if (!URL.canParse(address)) throw new PublicTextError('Este endereço não está completo. Comece com https://.');
  const url = new URL(address);
  if (url.protocol !== 'https:') throw new PublicTextError('O endereço precisa começar com https://.');
  if (url.username !== '' || url.password !== '')
    throw new PublicTextError('O endereço não pode trazer usuário e senha.');
  if (!ports.has(url.port)) throw new PublicTextError('O endereço precisa usar a porta 443 ou 8443.');
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0 && !isPublicAddress(host)) throw privateNetwork(url.host);
  return url;
}

function privateNetwork(host: string): PublicTextError {
  return new PublicTextError(
    `${host} fica em uma rede interna, que o portal não alcança. Baixe os metadados e envie o arquivo.`,
  );
}

/** Resolves a name as usual and fails when any of its addresses is not public. */
const publicLookup: LookupFunction = (host, options, callback) => {
  lookup(host, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    const [first] = addresses ?? [];
    if (error || !first) callback(error ?? new PublicTextError(`${host} não existe.`), '', 0);
    else if (!addresses.every(({ address }) => isPublicAddress(address))) callback(privateNetwork(host), '', 0);
    else if (options.all) callback(null, addresses);
    else callback(null, first.address, first.family);
  });
};

function send(url: URL, signal: AbortSignal): Promise<IncomingMessage> {
  return new Promise((done, fail) => {
    request(
      url,
      { lookup: publicLookup, signal, agent: false, headers: { accept: 'application/xml, text/xml, */*' } },
      done,
    )
      .on('error', fail)
      .end();
  });
}

async function textOf(reply: IncomingMessage, maxBytes: number): Promise<string> {
  const status = reply.statusCode ?? 0;
  if (status !== 200) {
    reply.destroy();
    throw new PublicTextError(
      status >= 300 && status < 400
        ? 'O endereço leva a outro. Informe o endereço final.'
        : `O endereço respondeu com o erro ${status}.`,
    );
  }
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of reply as AsyncIterable<Buffer>) {
    size += chunk.byteLength;
    if (size > maxBytes) {
      reply.destroy();
      throw new PublicTextError('A resposta do endereço é grande demais.');
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'o nome não foi encontrado';
  if (code === 'ECONNREFUSED' || code === 'ECONNRESET') return 'a conexão foi recusada';
  if (/CERT|SSL|TLS|SELF_SIGNED|UNABLE_TO_VERIFY|ALTNAME/.test(code)) return 'o certificado do endereço não é válido';
  return code === '' ? 'a conexão falhou' : `a conexão falhou (${code})`;
}
