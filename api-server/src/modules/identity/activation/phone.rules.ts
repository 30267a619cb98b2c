/** Formats a phone as people.yaml and profiles store it: '11987654321' → '(11) 98765-4321'. */
export function asWritten(phone: string): string {
  return phone.replace(/^(\d{2})(\d{5})(\d{4})$/, '($1) $2-$3');
}

/** Returns the country code of a phone. The contract accepts Brazilian phones only, without their code. */
export function countryOf(_phone: string): string {
  return '55';
}
