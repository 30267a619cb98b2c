import { mailParagraphs } from '@shared-kit/contracts/admin';
import type { MailPart } from '@shared-kit/contracts/admin';
import { escapeHtml } from '../http/escape-html.rules.ts';

interface MailFrame {
  readonly company: string;
  /** Colour of the line above the text, as `#RRGGBB`. */
  readonly color: string;
}

const plainColor = '#555555';

/** Returns the text of a mail as a document for mail programs. Everything in it is escaped; only web addresses are links. */
export function mailHtml({ subject, text }: { subject: string; text: string }, { company, color }: MailFrame): string {
  const line = /^#[0-9a-fA-F]{6}$/.test(color) ? color : plainColor;
  const paragraphs = mailParagraphs(text).map(
    (lines) => `<p style="margin:0 0 16px">${lines.map((parts) => parts.map(partHtml).join('')).join('<br>')}</p>`,
  );
  return `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(subject)}</title>
</head>
<body style="background:#f4f4f5;color:#1f2328;font:16px/1.5 system-ui,-apple-system,'Segoe UI',Arial,sans-serif;margin:0;padding:24px 12px">
<div style="background:#ffffff;border-top:4px solid ${line};margin:0 auto;max-width:600px;overflow-wrap:anywhere;padding:24px">
<p style="font-weight:600;margin:0 0 16px">${escapeHtml(company)}</p>
${paragraphs.join('\n')}
</div>
</body>
</html>
`;
}

function partHtml({ kind, text }: MailPart): string {
  const escaped = escapeHtml(text);
  return kind === 'link' ? `<a href="${escaped}">${escaped}</a>` : escaped;
}
