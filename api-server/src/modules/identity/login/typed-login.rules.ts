/**
 * Returns the login that a person means. The phone is the login of accounts without a proven e-mail, and people type
 * it with its mask: '(11) 98765-4321' → '11987654321'.
 */
export function typedLogin(text: string): string {
  return /^\(\d{2}\) ?\d{5}-?\d{4}$/.test(text) ? text.replace(/\D/g, '') : text;
}
