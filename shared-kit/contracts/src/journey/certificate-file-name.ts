/** Returns the file name of a certificate (B7.2-19), without characters that file systems refuse. */
export function certificateFileName(title: string): string {
  const safe = title
    // eslint-disable-next-line no-control-regex -- control characters are what is taken out
    .replace(/[\u0000-\u001f<>:"/\\|?*]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 120)
    .trim();
  return `${safe || 'certificado'}_certificate.pdf`;
}
