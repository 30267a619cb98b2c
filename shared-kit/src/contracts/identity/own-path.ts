/** Longer addresses are nobody's bookmark. */
const MAX_LENGTH = 2000;

/** `.` and `..` as a whole segment, also written as `%2e`. */
const dotSegment = /(?:^|\/)(?:\.|%2e){1,2}(?:\/|$)/i;

/**
 * A path inside the portal, as it may be kept, sent along and gone to: `/perfil?x=1`. Undefined for whatever a browser could read as
 * another site's address or as another portal's on the same host: `//x`, `/\x`, `https:…`, control characters, `..`.
 */
export function ownPath(path: unknown): string | undefined {
  if (typeof path !== 'string' || path.length > MAX_LENGTH) return undefined;
  if (!path.startsWith('/') || path.startsWith('//')) return undefined;
  // Browsers take `\` for `/` and drop line breaks and tabs from an address.
  if (/[\\\s\p{Cc}]/u.test(path)) return undefined;
  if (dotSegment.test(path.split(/[?#]/, 1)[0] ?? '')) return undefined;
  return URL.canParse(path, 'http://portal.invalid') && new URL(path, 'http://portal.invalid').host === 'portal.invalid'
    ? path
    : undefined;
}
