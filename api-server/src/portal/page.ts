import { createHash } from 'node:crypto';
import type { AppDetails } from 'shared-kit/contracts/identity';
import type { Composition } from 'shared-kit/contracts/platform';
import type { Theme } from 'shared-kit/theme/derive';
import type { ShellBuild } from './shell-build.ts';

export interface PageParts {
  readonly app: AppDetails;
  readonly composition: Composition;
  readonly theme: Pick<Theme, 'css' | 'themeColor'>;
  readonly shell: ShellBuild;
  /** Path of the tenant without a trailing slash; empty where the host alone names it. */
  readonly basename: string;
  /** Origins that the page may frame: the one for untrusted content. */
  readonly contentOrigin: string;
}

export interface Page {
  readonly html: string;
  readonly contentSecurityPolicy: string;
}

/** The page of a tenant's portal: everything that boot needs is in it, so that boot makes no request. */
export function portalPage(parts: PageParts): Page {
  const { app, composition, theme, shell, basename } = parts;
  const own = (file: string): string => `/_shell/${file}`;
  const boot = { app, composition, basename, apiBase: `${basename}/api`, portalFiles: shell.portal.map(own) };
  const html = [
    '<!doctype html>',
    '<html lang="pt-BR">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<title>${escapeHtml(app.name)}</title>`,
    app.favIcon === '' ? '' : `<link rel="icon" href="${escapeHtml(app.favIcon)}">`,
    `<meta name="theme-color" media="(prefers-color-scheme: light)" content="${escapeHtml(theme.themeColor.light)}">`,
    `<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${escapeHtml(theme.themeColor.dark)}">`,
    `<style>${theme.css}</style>`,
    ...shell.styles.map((file) => `<link rel="stylesheet" href="${own(file)}">`),
    ...shell.fonts.map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${own(file)}">`),
    `<script type="application/json" id="azulejo-boot">${escapeJson(boot)}</script>`,
    `<script>${shell.inlineScript}</script>`,
    ...shell.scripts.map((file) => `<script defer crossorigin src="${own(file)}"></script>`),
    '</head>',
    '<body>',
    '<div id="root"></div>',
    `<noscript>${escapeHtml(app.name)} precisa de JavaScript para funcionar.</noscript>`,
    '</body>',
    '</html>',
  ];
  return {
    html: html.filter((line) => line !== '').join('\n'),
    contentSecurityPolicy: contentSecurityPolicy({ style: theme.css, script: shell.inlineScript, contentOrigin: parts.contentOrigin }),
  };
}

interface Inlined {
  readonly style: string;
  readonly script: string;
  readonly contentOrigin: string;
}

/** Inline code by hash, files from this origin, and nothing by `unsafe-inline` or `unsafe-eval`. */
export function contentSecurityPolicy({ style, script, contentOrigin }: Inlined): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${hashOf(script)}`,
    `style-src 'self' ${hashOf(style)}`,
    "img-src 'self' data: blob: https:",
    "media-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    `frame-src 'self' ${contentOrigin} https:`,
    "frame-ancestors 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
  ].join('; ');
}

function hashOf(source: string): string {
  return `'sha256-${createHash('sha256').update(source).digest('base64')}'`;
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** JSON that can't close its script element. */
function escapeJson(value: unknown): string {
  return JSON.stringify(value).replace(/</g, '\\u003c').replace(/\u2028/g, '\\u2028').replace(/\u2029/g, '\\u2029');
}
