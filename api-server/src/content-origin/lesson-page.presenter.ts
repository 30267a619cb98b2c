import { createHash } from 'node:crypto';
import type { Visit } from '../modules/learning/index.ts';
import type { VisitInfo } from './scorm-player/visit-info.ts';
import { playerFiles, playerImports } from './scorm-player-files.service.ts';
import { lessonPagePolicy, networkTestPolicy } from './scorm-policy.rules.ts';

interface Around {
  readonly token: string;
  /** Address of this visit's portal: `http://portal.example/aurora`. */
  readonly portalBase: string;
  /** Allowed frame ancestors, as a CSP source. */
  readonly portal: string;
  readonly files: string;
}

interface Page {
  readonly html: string;
  readonly policy: string;
}

const style = `html,body{margin:0;height:100%;background:#fff}iframe{border:0;display:block;width:100%;height:100%}
p{font:1rem/1.5 system-ui,sans-serif;margin:0;padding:2rem;color:#1b1b1f}[hidden]{display:none}@media (prefers-color-scheme:dark){p{background:#1b1b1f;color:#f4f4f6}}`;

/** Builds the page that frames a lesson. It provides the SCORM API and saves the lesson's commits. */
export function lessonPage(visit: Visit, { token, portalBase, portal, files }: Around): Page {
  const { folder: _, launch, commitPath, ...info } = visit;
  const visitInfo: VisitInfo = { ...info, token, launchUrl: files + launch, commitUrl: portalBase + commitPath };
  const base = `/scorm/runtime/${playerFiles().version}`;
  const map = JSON.stringify({
    imports: Object.fromEntries(Object.entries(playerImports).map(([name, file]) => [name, `${base}/${file}`])),
  });
  const html = `<!doctype html>
<html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escaped(visit.title)}</title>
<style>${style}</style><script type="importmap">${map}</script>
<script type="application/json" id="visit">${JSON.stringify(visitInfo).replaceAll('<', '\\u003c')}</script>
<script type="module" src="${base}/player/player.ts"></script></head>
<body><p id="failure" role="alert" hidden>Não foi possível abrir esta lição.</p><noscript><p>Esta lição precisa de JavaScript.</p></noscript></body></html>`;
  return {
    html,
    policy: lessonPagePolicy({ portal, api: visit.portalOrigin, scripts: [hashOf(map)], style: hashOf(style) }),
  };
}

const testScript = `parent.postMessage({channel:'azulejo.scorm.v1',type:'network-test-passed'},'*')`;

/** Page of the network test (B4.5-09): a browser that can show it can reach the content network. */
export const networkTestPage: Page = {
  html: `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><title>Teste de rede</title><script>${testScript}</script></head><body></body></html>`,
  policy: networkTestPolicy(hashOf(testScript)),
};

function hashOf(source: string): string {
  return `'sha256-${createHash('sha256').update(source).digest('base64')}'`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
