/** Control and formatting characters: line breaks, direction marks, zero-width characters. */
const control = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;
/** Characters of addresses and markup, which no name has. */
const ofAddress = /[/\\@<>]|:\/\//;
/** Words joined by a dot, as mail programs turn them into links: `www.x`, `sorte.com`, `t.co`. */
const dotted =
  /[\p{L}\p{N}-]{2,}\.[\p{L}\p{N}-]{2,}|[\p{L}\p{N}]\.(?:com|net|org|info|biz|app|dev|link|xyz|site|online|br|co|io|me|ly|gl|to|gg|tv)(?![\p{L}\p{N}])/iu;

/**
 * Returns whether a text can be a person's name. Names stand in mails to other people, so they contain no line breaks,
 * no invisible characters and nothing that becomes a link.
 *
 * @example
 * isPersonName('J. R. da Silva'); // true
 * isPersonName('Ganhe em sorte.com'); // false
 */
export function isPersonName(text: string): boolean {
  return !control.test(text) && !ofAddress.test(text) && !dotted.test(text);
}
