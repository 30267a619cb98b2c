import { formatDateTime, toMoment } from '@shared-kit/contracts/calendar';
import { escapeHtml } from '../../../platform/http/escape-html.rules.ts';
import type { PersonalRow } from '../../../platform/personal-data/personal-rows.service.ts';

/** Rows of one table. */
export interface PersonDataPart {
  readonly title: string;
  readonly table: string;
  readonly rows: readonly PersonalRow[];
}

/** Everything that the portal stores about one person. */
export interface PersonData {
  readonly company: string;
  readonly name: string;
  readonly exportedAt: Date;
  readonly parts: readonly PersonDataPart[];
}

export function personDataJson({ company, name, exportedAt, parts }: PersonData): string {
  return JSON.stringify({ company, name, exportedAt: toMoment(exportedAt), parts }, null, 2);
}

/** Returns one document without scripts that a person reads in any browser. */
export function personDataHtml({ company, name, exportedAt, parts }: PersonData): string {
  const sections = parts.map(
    ({ title, rows }) =>
      `<section><h2>${escapeHtml(title)} (${rows.length})</h2>${rows.map(rowHtml).join('')}</section>`,
  );
  return `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(`Dados de ${name}`)}</title>
<style>
body { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 60rem; padding: 0 1rem; }
dl { border-top: 1px solid #8888; display: grid; gap: 0 1rem; grid-template-columns: minmax(8rem, 14rem) 1fr; padding-top: .5rem; }
dt { font-weight: 600; } dd { margin: 0; overflow-wrap: anywhere; }
</style>
</head>
<body>
<h1>${escapeHtml(`Dados de ${name}`)}</h1>
<p>${escapeHtml(`${company}, ${formatDateTime(toMoment(exportedAt))}. Partes sem dados não aparecem.`)}</p>
${sections.join('\n')}
</body>
</html>
`;
}

function rowHtml(row: PersonalRow): string {
  const fields = Object.entries(row).filter(([, value]) => value !== null && value !== '');
  return `<dl>${fields
    .map(([name, value]) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(textOf(value))}</dd>`)
    .join('')}</dl>`;
}

function textOf(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'sim' : 'não';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
