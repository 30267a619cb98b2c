/** Maximum length of a name on current file systems, with room for what a browser adds. */
const MAX_LENGTH = 120;

/**
 * Returns the file name for a download: the title, reduced to what file systems accept, with the extension of the
 * stored file.
 */
export function downloadName(title: string, file: string): string {
  const ending = /\.[a-z0-9]{1,10}$/i.exec(file)?.[0] ?? '';
  const whole = title.toLowerCase().endsWith(ending.toLowerCase())
    ? title.slice(0, title.length - ending.length)
    : title;
  const bare = whole
    .replaceAll(/[\p{Cc}\p{Cf}\\/:*?"<>|]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[. ]+/, '');
  const name = [...bare]
    .slice(0, MAX_LENGTH)
    .join('')
    .replace(/[. ]+$/, '');
  return (name === '' ? 'arquivo' : name) + ending;
}

/** Builds the header of RFC 6266: the original name, and an ASCII fallback for clients that cannot read it. */
export function contentDisposition(kind: 'inline' | 'attachment', name: string): string {
  const plain = name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
