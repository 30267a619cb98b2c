/** Card brands by their common names. */
export const brandNames: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  diners: 'Diners Club',
  elo: 'Elo',
  hipercard: 'Hipercard',
  jcb: 'JCB',
  discover: 'Discover',
  aura: 'Aura',
};
