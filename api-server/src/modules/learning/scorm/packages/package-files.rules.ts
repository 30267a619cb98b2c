import { createHash } from 'node:crypto';
import { extname } from 'node:path';
import { mediaTypeOf } from '../../../../platform/storage/media-type.rules.ts';

/** Returns the storage folder of a package. Another file of the same content gets another folder. */
export function packageFolder(idApp: number, location: string): string {
  return `t${idApp}/scorm/${fingerprint(location)}`;
}

/** Returns the storage key of a file. Hashes its path, so that names of the package never become storage names. */
export function packageFileKey(folder: string, path: string): string {
  return `${folder}/${fingerprint(path)}`;
}

/** Returns the id of the tenant that owns the folder; undefined for any other path. */
export function tenantOfFolder(folder: string): number | undefined {
  const match = /^t([1-9]\d{0,8})\/scorm\/[0-9a-f]{40}$/.exec(folder);
  return match ? Number(match[1]) : undefined;
}

const pages: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.htm': 'text/html; charset=utf-8',
  '.xhtml': 'application/xhtml+xml; charset=utf-8',
  '.xml': 'text/xml; charset=utf-8',
  '.xsd': 'text/xml; charset=utf-8',
  '.ttf': 'font/ttf',
  '.otf': 'font/otf',
  '.woff': 'font/woff',
  '.bmp': 'image/bmp',
};

/** Returns the media type of a package file. Pages are included, because the content origin serves them. */
export function packageMediaType(path: string): string {
  return pages[extname(path).toLowerCase()] ?? mediaTypeOf(path);
}

function fingerprint(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 40);
}
