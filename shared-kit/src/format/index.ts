export { dayOf, formatDate, formatDateTime, formatLongDate, formatTime } from './date.ts';
export type { Moment } from './date.ts';
export { formatDuration, formatDurationWords } from './duration.ts';
export { applyMask } from './masked-input.ts';
export { digitsOf, hasCpfForm, isPhone, maskCpf, maskPhone } from './mask.rules.ts';
export { fromMoment, isCalendarDay, toMoment } from './moment.rules.ts';
export { formatMoney, formatNumber, formatPercent } from './number.ts';
export { formatRelativeTime } from './relative-time.ts';
export { foldText, truncate } from './text.rules.ts';
