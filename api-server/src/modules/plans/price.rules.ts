const money = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });

/** Returns an amount of the wire, in reais, as whole cents. */
export function inCents(reais: number): number {
  return Math.round(reais * 100);
}

/** Writes cents for people: 'R$ 8.000,00'. */
export function moneyText(cents: number): string {
  return money.format(cents / 100);
}
