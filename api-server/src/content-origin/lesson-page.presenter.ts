import { createHash } from 'node:crypto';
import type { PreviewedPackage, Visit } from '../modules/learning/index.ts';
import type { TrialPackage } from './scorm-player/trial-attempt.ts';
import type { VisitInfo } from './scorm-player/visit-info.ts';
import { playerFiles, playerImports } from './scorm-player-files.service.ts';
import { lessonPagePolicy, lessonSandbox, networkTestPolicy, playerPolicy } from './scorm-policy.rules.ts';

interface Around {
  readonly script: 'player' | 'preview';
  readonly token: string;
  /** Address of this visit's portal: `http://portal.example/aurora`. */
  readonly portalBase: string;
  /** The portal's hosts, as CSP sources. */
  readonly portal: string;
  /** Path of the package's files. */
  readonly files: string;
  readonly idApp: number;
  /** Returns the origin of a label; the player's origin when there are none below it. */
  readonly originOf: (label: string | null) => string;
  /** Package that a preview runs with its sequencing; null in any other. */
  readonly whole: PreviewedPackage | null;
  /** All visits' origins, as a CSP source. */
  readonly lessons: string;
  /** True when windows that the lesson opens leave its sandbox. */
  readonly freesWindows: boolean;
}

interface Page {
  readonly html: string;
  readonly policy: string;
}

const style = `html,body{margin:0;height:100%;background:#fff}iframe{border:0;display:block;width:100%;height:100%}
p{font:1rem/1.5 system-ui,sans-serif;margin:0;padding:2rem;color:#1b1b1f}[hidden]{display:none!important}
body[data-sized]{align-items:center;background:#e6e6ea;display:flex;justify-content:center}
main{align-items:center;background:#f4f4f6;box-sizing:border-box;display:flex;flex-direction:column;gap:1rem;justify-content:center;min-height:100%;padding:2rem;text-align:center}
main p{background:none;max-width:34rem;padding:0}main div{display:flex;flex-wrap:wrap;gap:.75rem;justify-content:center}
button,main a{box-sizing:border-box;background:#1b1b1f;border:2px solid #1b1b1f;border-radius:.5rem;color:#fff;cursor:pointer;font:600 1rem/1.4 system-ui,sans-serif;min-height:2.75rem;padding:.5rem 1.25rem;text-decoration:none}
#open-here{background:none;color:#1b1b1f}button:focus-visible,main a:focus-visible{outline:3px solid #3b6ef5;outline-offset:3px}
@media (prefers-color-scheme:dark){p{background:#1b1b1f;color:#f4f4f6}body[data-sized]{background:#101014}main{background:#1b1b1f}button,main a{background:#f4f4f6;border-color:#f4f4f6;color:#1b1b1f}#open-here{color:#f4f4f6}}`;

/** Shown instead of a lesson that opens in a window of its own. */
const windowOffer = `<main id="offer" hidden><div role="status"><p id="window-offered">Esta lição abre em uma janela própria.</p>
<p id="window-refused" hidden>O navegador não abriu a janela. Permita janelas deste endereço e tente de novo, ou abra a lição aqui.</p>
<p id="window-open" hidden>A lição está aberta em outra janela. O andamento aparece aqui. Ao fechar a janela, você sai da lição.</p>
<p id="window-closed" hidden>A janela da lição foi fechada.</p></div>
<div><button type="button" id="open-window">Abrir a lição</button><button type="button" id="open-here">Abrir aqui</button></div></main>`;

/** Shown instead of a lesson that is a PDF. */
const fileOffer = `<main id="file-offer" hidden><p>Esta lição é um arquivo PDF. O navegador o abre ou o baixa.</p>
<div><a id="open-file" target="_blank" rel="noopener">Abrir o PDF</a></div></main>`;

/** Shown in a preview of a package while none of its lessons is open. */
const betweenLessons =
  '<p id="between" role="status" hidden>Nenhuma lição está aberta. Escolha uma na lista ou continue.</p>';

/**
 * Builds the player: the page that frames a lesson's page, holds the visit's token, and sends commits to the API. The
 * preview frames the same page, stores nothing, and reports the lesson's calls.
 */
export function playerPage(visit: Visit, around: Around): Page {
  const { script, token, portalBase, portal, files, idApp, originOf, whole, lessons, freesWindows } = around;
  const { folder: _, launch, commitPath, label, ...info } = visit;
  const lessonOrigin = originOf(label);
  const own = label === null ? '' : `?l=${label}`;
  const visitInfo: VisitInfo = {
    ...info,
    token,
    lessonUrl: `${lessonOrigin}/scorm/lesson/${idApp}`,
    leftOverUrl: `${lessonOrigin}/scorm/left-over/${idApp}`,
    launchUrl: lessonOrigin + files + launch,
    lastCommitUrl: script === 'preview' ? '' : `${lessonOrigin}/scorm/last-commit${own}`,
    commitUrl: portalBase + commitPath,
    sandbox: lessonSandbox(freesWindows),
  };
  const trial: TrialPackage | null = whole && {
    tree: whole.tree,
    own: visit.own,
    lessons: whole.lessons.map(({ identifier, title, cmi, ...one }) => ({
      identifier,
      title,
      cmi,
      lessonUrl: `${originOf(one.label)}/scorm/lesson/${idApp}`,
      launchUrl: originOf(one.label) + files + one.launch,
    })),
  };
  const data = JSON.stringify(script === 'preview' ? { ...visitInfo, trial } : visitInfo).replaceAll('<', '\\u003c');
  const { html, scripts } = pageOf({
    script: `player/${script}.ts`,
    title: visit.title,
    data: `<script type="application/json" id="visit">${data}</script>`,
    body: script === 'preview' ? betweenLessons : '',
  });
  return {
    html,
    policy: playerPolicy({ ancestors: portal, scripts, style: hashOf(style), api: visit.portalOrigin, lessons }),
  };
}

/**
 * Builds the page beside a lesson, on the visit's own origin. It knows neither the token nor the data of the visit: the
 * player tells it what the lesson may know. `left-over` only hands over what an earlier page could not.
 */
export function lessonPage(kind: 'lesson' | 'left-over', { player, portal }: { player: string; portal: string }): Page {
  const { html, scripts } = pageOf({
    script: 'player/lesson.ts',
    title: 'Lição',
    attributes: ` data-player="${escaped(player)}" data-page="${kind}"`,
    body: kind === 'lesson' ? windowOffer + fileOffer : '',
  });
  return {
    html,
    policy: lessonPagePolicy({ ancestors: `${player} ${portal}`, scripts, style: hashOf(style) }),
  };
}

interface PageParts {
  readonly script: string;
  readonly title: string;
  readonly data?: string;
  readonly attributes?: string;
  readonly body?: string;
}

/** Every script has its hash in the page and in the policy, so that nothing else runs. */
function pageOf({ script, title, data = '', attributes = '', body = '' }: PageParts): {
  html: string;
  scripts: string[];
} {
  const { version, hashes } = playerFiles();
  const base = `/scorm/runtime/${version}`;
  const map = JSON.stringify({
    imports: Object.fromEntries(Object.entries(playerImports).map(([name, file]) => [name, `${base}/${file}`])),
    integrity: Object.fromEntries([...hashes].map(([name, hash]) => [`${base}/${name}`, hash])),
  });
  const html = `<!doctype html>
<html lang="pt-BR"${attributes}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escaped(title)}</title>
<style>${style}</style><script type="importmap">${map}</script>
${data}
<script type="module" src="${base}/${script}" integrity="${hashes.get(script) ?? ''}"></script></head>
<body><p id="failure" role="alert" hidden>Não foi possível abrir esta lição.</p>${body}<noscript><p>Esta lição precisa de JavaScript.</p></noscript></body></html>`;
  return { html, scripts: [hashOf(map), ...[...hashes.values()].map((hash) => `'${hash}'`)] };
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
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
