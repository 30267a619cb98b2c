/** Control characters except tab and new line, and bidirectional formatting characters. */
// oxlint-disable-next-line no-control-regex -- it is control characters that are taken out
const unseen = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff]/g;

/** Sanitizes a message: returns plain text that cannot affect its surroundings; empty when nothing remains. */
export function cleanChatText(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .toWellFormed()
    .replaceAll(unseen, '')
    .normalize('NFC')
    .replaceAll(/[^\S\n]+\n/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}
