/** Letters 0x80 to 0xFF of code page 850, which Windows in Portuguese writes into archives. */
const cp850 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0';

export const nameEncodings = ['utf-8', 'windows-1252', 'cp850', 'shift_jis'] as const;
export type NameEncoding = (typeof nameEncodings)[number];

/**
 * Returns the encoding of an archive's names that don't say theirs. Valid UTF-8 with letters beyond ASCII is UTF-8.
 * Otherwise the encoding counts in which most names are files that the manifest refers to; without any evidence the
 * encoding of the manifest itself, then windows-1252.
 */
export function encodingOfNames(
  names: readonly Buffer[],
  manifest: { readonly hrefs: ReadonlySet<string>; readonly encoding: string },
): NameEncoding {
  const marked = names.filter((name) => name.some((byte) => byte > 0x7f));
  if (marked.every((name) => decodeName(name, 'utf-8') !== null)) return 'utf-8';
  const scores = nameEncodings.map((encoding) => {
    const decoded = marked.map((name) => decodeName(name, encoding));
    const found = decoded.filter((name) => name !== null && isReferred(name, manifest.hrefs)).length;
    const declared = manifest.encoding.toLowerCase().replace(/^(x-)?(sjis|shift-jis|windows-31j)$/, 'shift_jis');
    const fits = decoded.every((name) => name !== null);
    return { encoding, score: fits ? found * 2 + (declared === encoding ? 1 : 0) : -1 };
  });
  const [best] = scores.toSorted((a, b) => b.score - a.score);
  return best && best.score > 0 ? best.encoding : 'windows-1252';
}

/** A package may lie in the one folder that was packed with it. */
function isReferred(name: string, hrefs: ReadonlySet<string>): boolean {
  return hrefs.has(name) || hrefs.has(name.slice(name.indexOf('/') + 1));
}

/** Returns the name; null when its bytes are no text in this encoding. */
export function decodeName(name: Buffer, encoding: NameEncoding): string | null {
  if (encoding === 'cp850')
    return [...name].map((byte) => (byte > 0x7f ? (cp850[byte - 0x80] ?? '') : String.fromCharCode(byte))).join('');
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(name);
  } catch {
    return null;
  }
}

/** Returns the files that a manifest refers to, decoded, without query and fragment. */
export function hrefsIn(manifest: string): Set<string> {
  return new Set(
    [...manifest.matchAll(/\bhref\s*=\s*["']([^"'?#]+)/gi)].map(([, href = '']) => {
      try {
        return decodeURIComponent(href);
      } catch {
        return href;
      }
    }),
  );
}
