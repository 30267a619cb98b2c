const money = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });

/** 'R$ 1.234,50' from reais as they come over the wire (A1-09). */
export function formatMoney(reais: number): string {
  return money.format(reais);
}

/** '1.240', at most `decimals` after the comma. */
export function formatNumber(value: number, decimals = 0): string {
  return value.toLocaleString('pt-BR', { maximumFractionDigits: decimals });
}

/** '62%' from 0 to 100. */
export function formatPercent(percent: number): string {
  return `${formatNumber(percent)}%`;
}
