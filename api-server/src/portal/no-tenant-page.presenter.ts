import { stillPolicy } from './page-policy.rules.ts';
import { escapeHtml } from '../platform/http/escape-html.rules.ts';
import type { Page } from './page.presenter.ts';

const style = `
:root { color-scheme: light dark; --ink: #14213d; --ground: #f7f5f0; --tile: #2f5d8a; --line: #d8d2c4; --card: #fff; }
@media (prefers-color-scheme: dark) { :root { --ink: #eef1f6; --ground: #10151f; --tile: #86b4de; --line: #2b3546; --card: #182030; } }
* { box-sizing: border-box; margin: 0; }
body { min-height: 100dvh; display: grid; place-items: center; padding: 24px; background: var(--ground); color: var(--ink); font: 400 1rem/1.6 system-ui, sans-serif; }
main { max-width: 42rem; width: 100%; text-align: center; }
svg { width: 96px; height: 96px; margin-bottom: 32px; }
h1 { font-size: 1.5rem; line-height: 1.25; margin-bottom: 12px; text-wrap: balance; }
p { opacity: .8; text-wrap: pretty; }
ul { list-style: none; padding: 0; margin-top: 32px; display: flex; flex-wrap: wrap; gap: 12px; justify-content: center; }
li { flex: 1 1 13rem; max-width: 20rem; }
img { display: block; height: 44px; max-width: 100%; object-fit: contain; }
a { align-items: center; background: var(--card); display: flex; flex-direction: column; gap: 8px; justify-content: center; min-height: 96px; padding: 14px 24px; border: 1px solid var(--line); border-radius: 10px; color: inherit; text-decoration: none; font-weight: 600; }
a:hover { border-color: var(--tile); }
a:focus-visible { outline: 3px solid var(--tile); outline-offset: 2px; }
`;

const tile = `<svg viewBox="0 0 96 96" aria-hidden="true" fill="none" stroke="var(--tile)" stroke-width="3"><rect x="4" y="4" width="88" height="88" rx="6"/><path d="M48 4a44 44 0 0 0 44 44 44 44 0 0 0-44 44A44 44 0 0 0 4 48 44 44 0 0 0 48 4Z"/><circle cx="48" cy="48" r="10"/></svg>`;

interface App {
  readonly name: string;
  readonly basePath: string;
  /** Address of its logo; empty when there is none. */
  readonly logo: string;
}

/**
 * A8-05: builds the page for an address that belongs to no app. `apps` are those of the host, to choose from; empty
 * when the installation lists none (decision 405).
 */
export function noTenantPage(apps: readonly App[]): Page {
  const choices = apps
    .map(({ name, basePath, logo }) => `<li><a href="${escapeHtml(basePath)}/">${face(name, logo)}</a></li>`)
    .join('');
  const html = `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Aplicação não encontrada</title>
<style>${style}</style>
</head>
<body>
<main>
${tile}
<h1>Nenhuma aplicação correspondente a URL.</h1>
<p>${choices === '' ? 'Confira o endereço com a sua empresa.' : 'Confira o endereço, ou escolha um dos portais deste servidor.'}</p>
${choices === '' ? '' : `<nav aria-label="Portais"><ul>${choices}</ul></nav>`}
</main>
</body>
</html>`;
  return { html, contentSecurityPolicy: stillPolicy(style) };
}

/** Returns the name, below the logo where there is one: several apps of a company can have the same. */
function face(name: string, logo: string): string {
  return `${logo === '' ? '' : `<img src="${escapeHtml(logo)}" alt="">`}${escapeHtml(name)}`;
}
