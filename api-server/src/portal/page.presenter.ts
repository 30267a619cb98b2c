import type { AppDetails } from '@shared-kit/contracts/identity';
import type { Composition } from '@shared-kit/contracts/delivery';
import type { Theme } from '@shared-kit/contracts/theme';
import { FIRST_REPLIES_ID } from '@shared-kit/contracts/page-start';
import { appleIcon, iconAddress } from './app-icon.rules.ts';
import { escapeHtml, escapeJson } from '../platform/http/escape-html.rules.ts';
import { firstViewHtml } from './first-view.presenter.ts';
import { headOnce } from './page-head.presenter.ts';
import type { PageHead } from './page-head.presenter.ts';
import { firstViewStyle } from './first-view-style.presenter.ts';
import type { PersonalPart } from './first-view.service.ts';
import { loadPolicy, runnable, scriptPolicy } from './page-policy.rules.ts';
import type { Override } from '../modules/delivery/index.ts';
import { workerAddress } from './service-worker.service.ts';
import type { ShellBuild } from './shell-build.service.ts';

export interface PageParts {
  readonly app: AppDetails;
  /** Name below the icon of the installed app. */
  readonly shortName: string;
  readonly composition: Composition;
  /** The remote that this page may load from a developer's machine. */
  readonly override: Override | null;
  readonly theme: Pick<Theme, 'css' | 'themeColor'>;
  readonly shell: ShellBuild;
  /** Path of the tenant without a trailing slash; empty when the host alone names it. */
  readonly basename: string;
  /** First path segments of the other tenants of the host. */
  readonly neighbours: readonly string[];
  /** Origins that the page may frame besides https ones: the one for untrusted content, and those of SITE_ORIGINS. */
  readonly contentOrigin: string;
  /** Origins of the video services. */
  readonly videoOrigins: readonly string[];
  /** Origins of payment gateways, for a tenant with a store. */
  readonly paymentOrigins: readonly string[];
  /** Requested host, with its port. */
  readonly host: string;
  readonly iconVersion: string;
  /** Data of the person who requests the page; null in a page that is the same for everybody. */
  readonly personal: PersonalPart | null;
  /** True at the tenant's start address. */
  readonly isHome: boolean;
  /** True when the page has a service worker; otherwise it removes an existing one. */
  readonly hasWorker: boolean;
}

export interface Page {
  readonly html: string;
  readonly contentSecurityPolicy: string;
}

/** Background of the page before the shell's stylesheet is loaded. */
const GROUND = ':root{background:var(--color-surface)}';

/** Builds the page of a tenant's portal. It contains everything that boot needs, so that boot makes no request. */
export function portalPage(parts: PageParts): Page {
  const { app, composition, shell, personal } = parts;
  const view = personal?.view;
  const own = (file: string): string => `/_shell/${file}`;
  const bound = (file: string): string => `integrity="${shell.files[file]}" crossorigin`;
  const head = headOf(parts);
  const rest = [
    personal ? `<script type="application/json" id="${FIRST_REPLIES_ID}">${escapeJson(personal.replies)}</script>` : '',
    `<script>${shell.guardScript}</script>`,
    `<script>${shell.inlineScript}</script>`,
    '</head>',
    '<body>',
    view
      ? firstViewHtml(view, { logo: app.logo, hasSideMenu: composition.homeModule === 'blocks', isHome: parts.isHome })
      : '',
    '<div id="root"></div>',
    // In the body, so that the login's picture is painted without waiting for the stylesheets.
    ...shell.styles.map((file) => `<link rel="stylesheet" ${bound(file)} href="${own(file)}">`),
    ...shell.fonts.map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${own(file)}">`),
    ...shell.scripts.map((file) => `<script defer ${bound(file)} src="${own(file)}"></script>`),
    `<noscript>${escapeHtml(app.name)} precisa de JavaScript para funcionar.</noscript>`,
    '</body>',
    '</html>',
  ];
  return { html: head.html + joined(rest), contentSecurityPolicy: head.contentSecurityPolicy };
}

/** A developer's override is another one with every build, so its heads are not kept. */
function headOf(parts: PageParts): PageHead {
  const { personal, theme, composition, shell, override, isHome: _, ...others } = parts;
  const view = personal?.view;
  const style = theme.css + GROUND + (view ? firstViewStyle(view) : '');
  const build = (): PageHead => builtHead(parts, style);
  // The id of a composition stands for all of it.
  return override ? build() : headOnce(shell, [composition.id, theme.themeColor, style, others], build);
}

function builtHead(parts: Omit<PageParts, 'personal' | 'isHome'>, style: string): PageHead {
  const { app, composition, override, theme, shell, basename, iconVersion } = parts;
  const worker = parts.hasWorker && !override ? workerAddress(basename) : null;
  const own = (file: string): string => `/_shell/${file}`;
  const boot = {
    app,
    composition,
    ...(override ? { override } : {}),
    basename,
    ...(parts.neighbours.length > 0 ? { neighbours: parts.neighbours } : {}),
    worker,
    apiBase: `${basename}/api`,
    shell: { baseUrl: own(''), files: shell.files },
    portalFiles: shell.portal.map(own),
    loginFiles: shell.login.map(own),
  };
  const imports = importMap(composition);
  const inlined = [imports, shell.guardScript, shell.inlineScript];
  const workerSource = worker && parts.host + worker;
  const html = [
    '<!doctype html>',
    '<html lang="pt-BR">',
    '<head>',
    '<meta charset="utf-8">',
    `<meta http-equiv="content-security-policy" content="${scriptPolicy(inlined, shell, composition, override, workerSource)}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content">',
    `<title>${escapeHtml(app.name)}</title>`,
    // Without a link, browsers ask for /favicon.ico, which belongs to no company.
    `<link rel="icon" href="${escapeHtml(app.favIcon || app.logo)}">`,
    `<meta name="theme-color" media="(prefers-color-scheme: light)" content="${escapeHtml(theme.themeColor.light)}">`,
    `<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${escapeHtml(theme.themeColor.dark)}">`,
    `<link rel="manifest" href="${basename}/manifest.webmanifest">`,
    `<link rel="apple-touch-icon" href="${iconAddress(basename, iconVersion, appleIcon)}">`,
    `<meta name="apple-mobile-web-app-title" content="${escapeHtml(parts.shortName)}">`,
    `<style>${style}</style>`,
    `<script type="application/json" id="azulejo-boot">${escapeJson(boot)}</script>`,
    imports === '' ? '' : `<script type="importmap">${imports}</script>`,
  ];
  return {
    html: `${joined(html)}\n`,
    contentSecurityPolicy: loadPolicy({
      inlined,
      worker: workerSource,
      style,
      frames: parts.contentOrigin,
      videos: parts.videoOrigins,
      payments: parts.paymentOrigins,
      composition,
      override,
    }),
  };
}

const joined = (lines: readonly string[]): string => lines.filter((line) => line !== '').join('\n');

/** Addresses of the loader's retries of an entry; see `registerEntry` in the shell. */
const retries = Array.from({ length: 8 }, (_, index) => `?attempt=${index + 2}`);

/** Returns the hashes of imported modules, which have no script element; empty when no release consists of modules. */
function importMap(composition: Composition): string {
  const modules = runnable(composition).filter(({ format }) => format === 'module');
  const integrity = modules.flatMap(({ baseUrl, entry, files }) =>
    Object.entries(files).flatMap(([file, hash]) =>
      /\.m?js$/.test(file)
        ? ['', ...(file === entry ? retries : [])].map((query) => [baseUrl + file + query, hash] as const)
        : [],
    ),
  );
  return integrity.length === 0 ? '' : escapeJson({ integrity: Object.fromEntries(integrity) });
}
