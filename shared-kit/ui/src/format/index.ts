export { formatDuration, formatDurationAloud, formatDurationWords } from './duration.ts';
export { applyMask } from './masked-input.ts';
export { digitsOf, hasCpfForm, isPhone, maskCpf, maskPhone } from './mask.rules.ts';
export { formatMoney, formatNumber, formatPercent } from './number.ts';
export { foldText, truncate } from './text.rules.ts';
