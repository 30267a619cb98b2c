import { refuse } from '../../../platform/errors.ts';
import { splitFocus } from '../../../platform/importing/picture-focus.rules.ts';
import type { Storage } from '../../../platform/storage/storage.port.ts';

interface Checking {
  readonly idApp: number;
  readonly isGoodLink: Storage['isGoodLink'];
  readonly now: Date;
}

/**
 * Returns the stored reference of a picture that a page sends back: its key with its focus. Only an address that the
 * server signed, of a file of this company, becomes part of its brand.
 */
export function pictureReference(address: string, { idApp, isGoodLink, now }: Checking): string {
  if (address === '') return '';
  const { file, focus } = splitFocus(address);
  const [, path, query] = /^\/media\/([^?#]+)\?([^#]+)$/.exec(file) ?? [];
  const key = decodedPath(path ?? '');
  const { e = '', s = '', n } = Object.fromEntries(new URLSearchParams(query ?? ''));
  if (!key.startsWith(`t${idApp}/`) || !isGoodLink(key, e, s, now, n))
    throw refuse(
      'admin.picture-over',
      422,
      'O endereço de uma das imagens expirou. Recarregue a página e escolha a imagem de novo.',
    );
  return key + focus;
}

/** Returns the decoded path; empty for one that can't be decoded. */
function decodedPath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return '';
  }
}
