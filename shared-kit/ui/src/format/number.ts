// Made at first use: a formatter costs milliseconds of a page's start.
let money: Intl.NumberFormat | undefined;

/** Formats an amount in reais, as the API sends it, as 'R$ 1.234,50' (A1-09). */
export function formatMoney(reais: number): string {
  money ??= new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });
  return money.format(reais);
}

/** Formats a number as '1.240', with at most `decimals` digits after the comma. */
export function formatNumber(value: number, decimals = 0): string {
  return value.toLocaleString('pt-BR', { maximumFractionDigits: decimals });
}

/** Formats a number from 0 to 100 as '62%'. */
export function formatPercent(percent: number): string {
  return `${formatNumber(percent)}%`;
}
