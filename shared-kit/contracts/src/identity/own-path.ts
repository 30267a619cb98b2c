/** Maximum length of a path. */
const MAX_LENGTH = 2000;

/** `.` and `..` as a whole segment, also encoded as `%2e`. */
const dotSegment = /(?:^|\/)(?:\.|%2e){1,2}(?:\/|$)/i;

/**
 * Validates a path inside the portal that is stored, sent or opened: `/perfil?x=1`. Returns undefined for any text that
 * a browser could read as an address of another site or of another portal on the same host: `//x`, `/\x`, `https:…`,
 * control characters, `..`.
 */
export function ownPath(path: unknown): string | undefined {
  if (typeof path !== 'string' || path.length > MAX_LENGTH) return undefined;
  if (!path.startsWith('/') || path.startsWith('//')) return undefined;
  // Browsers read `\` as `/` and drop line breaks and tabs from an address.
  if (/[\\\s\p{Cc}]/u.test(path)) return undefined;
  if (dotSegment.test(path.split(/[?#]/, 1)[0] ?? '')) return undefined;
  return URL.canParse(path, 'http://portal.invalid') && new URL(path, 'http://portal.invalid').host === 'portal.invalid'
    ? path
    : undefined;
}
