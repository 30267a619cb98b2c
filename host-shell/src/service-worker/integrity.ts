const algorithms: { readonly [name: string]: string } = { sha256: 'SHA-256', sha384: 'SHA-384', sha512: 'SHA-512' };

/**
 * Returns whether bytes match `integrity`, in the format of a script element; an unknown hash algorithm matches
 * nothing.
 */
export async function isRecorded(bytes: ArrayBuffer, integrity: string): Promise<boolean> {
  const [name = '', expected] = integrity.split(/-(.*)/);
  const algorithm = algorithms[name];
  if (algorithm === undefined) return false;
  return (await digest(algorithm, bytes)) === expected;
}

/** Returns whether a page matches its ETag: the start of its digest, as api-server/src/portal writes it. */
export async function isTagged(html: string, etag: string): Promise<boolean> {
  const whole = (await digest('SHA-256', new TextEncoder().encode(html).buffer))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
  return etag === `"${whole.slice(0, 27)}"`;
}

async function digest(algorithm: string, bytes: ArrayBuffer): Promise<string> {
  return btoa(String.fromCharCode(...new Uint8Array(await crypto.subtle.digest(algorithm, bytes))));
}
