import { stillPolicy } from './page-policy.rules.ts';
import { escapeHtml } from '../platform/http/escape-html.rules.ts';
import type { Page } from './page.presenter.ts';

/** Seconds after which the page loads itself again. */
const againAfter = 3;

const style = `
:root { color-scheme: light dark; --ink: #14213d; --ground: #f7f5f0; --tile: #2f5d8a; --line: #d8d2c4; }
@media (prefers-color-scheme: dark) { :root { --ink: #eef1f6; --ground: #10151f; --tile: #86b4de; --line: #2b3546; } }
* { box-sizing: border-box; margin: 0; }
body { min-height: 100dvh; display: grid; place-items: center; padding: 24px; background: var(--ground); color: var(--ink); font: 400 1rem/1.6 system-ui, sans-serif; }
main { max-width: 34rem; width: 100%; text-align: center; }
svg { width: 72px; height: 72px; margin-bottom: 24px; }
h1 { font-size: 1.5rem; line-height: 1.25; margin-bottom: 12px; text-wrap: balance; }
p { text-wrap: pretty; }
.code { margin-top: 32px; padding-top: 16px; border-top: 1px solid var(--line); font-size: .875rem; }
code { font-family: ui-monospace, monospace; overflow-wrap: anywhere; user-select: all; }
@media (prefers-reduced-motion: no-preference) { svg .hand { animation: turn 2s linear infinite; transform-origin: 48px 48px; } @keyframes turn { to { transform: rotate(360deg); } } }
`;

const clock = `<svg viewBox="0 0 96 96" aria-hidden="true" fill="none" stroke="var(--tile)" stroke-width="4" stroke-linecap="round"><circle cx="48" cy="48" r="40"/><path class="hand" d="M48 48V22"/><path d="M48 48l16 10"/></svg>`;

/**
 * Builds the page for a portal whose server cannot answer now. It loads itself again, without a script, so that it works
 * under the strictest policy. `code` is the id of the request, for the support.
 */
export function unavailablePage(code: string): Page {
  const html = `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="${againAfter}">
<title>Portal temporariamente indisponível</title>
<style>${style}</style>
</head>
<body>
<main role="alert">
${clock}
<h1>O portal está temporariamente indisponível.</h1>
<p>Estamos tentando de novo a cada ${againAfter} segundos. Você não precisa fazer nada: esta página volta sozinha.</p>
<p class="code">Código de suporte: <code>${escapeHtml(code)}</code></p>
</main>
</body>
</html>`;
  return { html, contentSecurityPolicy: stillPolicy(style) };
}
