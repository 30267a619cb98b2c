import { request } from 'node:http';
import { shownPartsAt } from '@shared-kit/contracts/page-start';
import type { Composition } from '@shared-kit/contracts/delivery';
import type { DemoTenant } from './demo-tenants.ts';

/** Bytes and files that a page loads at its start, over the network. */
export interface PageStart {
  readonly documentBytes: number;
  readonly scripts: number;
  readonly scriptBytes: number;
}

/** Start of an opened page, with the bytes of the scripts and styles of each remote by its name. */
export interface OpenedPage extends PageStart {
  readonly remoteBytes: Readonly<Record<string, number>>;
}

/** Session of a demo person, as a browser has it. */
export interface Visitor {
  readonly token: string;
  readonly cookie: string;
  readonly idUser: number;
  /** Ids of the sections of the person's menu. */
  readonly sections: readonly string[];
}

interface StartDocument {
  readonly app: { readonly idAppType: number; readonly acronym: string };
  readonly composition: Composition;
  readonly portalFiles: readonly string[];
  readonly loginFiles: readonly string[];
}

/** Logs a demo person in. Returns the token and the cookie that names the person. */
export async function logIn(origin: string, tenant: DemoTenant, person: string): Promise<Visitor> {
  const account = tenant.people.find(({ key }) => key === person);
  if (!account) throw new Error(`no ${person} in ${tenant.key}`);
  const { app } = startDocumentIn(await (await fetch(`${origin}/${tenant.segment}/login`)).text());
  const reply = await fetch(`${origin}/${tenant.segment}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      username: account.username,
      password: account.password ?? tenant.password,
      idAppType: app.idAppType,
      acronym: app.acronym,
    }),
  });
  const { token, viewer, design } = (await reply.json()) as {
    token: string;
    viewer: { idUser: number };
    design: { sections: Readonly<Record<string, unknown>> };
  };
  // The cookie comes with the first call of the session.
  const { headers } = await fetch(`${origin}/${tenant.segment}/api/login/session`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const cookies = [...reply.headers.getSetCookie(), ...headers.getSetCookie()];
  return {
    token,
    cookie: cookies.map((each) => each.replace(/;.*/, '')).join('; '),
    idUser: viewer.idUser,
    sections: Object.keys(design.sections),
  };
}

/** Opens an address as a browser does that has nothing cached. Returns the sizes of what the page starts with. */
export async function pageStart(origin: string, path: string, visitor: Visitor | undefined): Promise<OpenedPage> {
  const compressed = await get(origin + path, { 'accept-encoding': 'br, zstd', ...navigation(visitor) });
  const html = (await get(origin + path, navigation(visitor))).toString('utf8');
  const start = startDocumentIn(html);
  const files = [...linkedScripts(html), ...(visitor ? portalScripts(start, path) : start.loginFiles)];
  const loaded = await Promise.all(
    [...new Set(files)]
      .filter((file) => /\.(m?js|css)$/.test(file))
      .map(async (file) => ({ file, bytes: (await get(origin + file, { 'accept-encoding': 'br' })).length })),
  );
  const scripts = loaded.filter(({ file }) => !file.endsWith('.css'));
  const ofRemotes = Map.groupBy(loaded, ({ file }) => /^\/_remotes\/([^/]+)\//.exec(file)?.[1]);
  return {
    documentBytes: compressed.length,
    scripts: scripts.length,
    scriptBytes: total(scripts),
    remoteBytes: Object.fromEntries([...ofRemotes].flatMap(([name, own]) => (name ? [[name, total(own)]] : []))),
  };
}

const total = (files: readonly { readonly bytes: number }[]): number =>
  files.reduce((sum, { bytes }) => sum + bytes, 0);

function navigation(visitor: Visitor | undefined): Record<string, string> {
  return {
    'sec-fetch-mode': 'navigate',
    'sec-fetch-dest': 'document',
    'sec-fetch-site': 'none',
    ...(visitor ? { cookie: visitor.cookie } : {}),
  };
}

function startDocumentIn(html: string): StartDocument {
  const [, text = ''] = /<script[^>]*id="azulejo-boot"[^>]*>(.*?)<\/script>/s.exec(html) ?? [];
  return JSON.parse(text) as StartDocument;
}

function linkedScripts(html: string): string[] {
  return [...html.matchAll(/<script defer [^>]*src="([^"]+)"/g)].map(([, address = '']) => address);
}

/** Returns the files that the script in the page requests for a person (host-shell/src/boot/inline/preload-page.ts). */
function portalScripts({ composition, portalFiles }: StartDocument, path: string): string[] {
  const own = path.replace(/^\/[^/]+/, '') || '/';
  const parts = shownPartsAt(own, composition).flatMap(({ release, part }) => {
    const { baseUrl, entry, preloads } = release;
    const name = 'page' in part ? part.page : part.component;
    return [entry, ...(preloads['*'] ?? []), ...(preloads[name] ?? [])].map((file) => baseUrl + file);
  });
  return [...portalFiles, ...parts];
}

/** Returns the bytes of a reply as they cross the network. */
function get(url: string, headers: Record<string, string>): Promise<Buffer> {
  return new Promise((done, fail) => {
    request(url, { headers }, (reply) => {
      const chunks: Buffer[] = [];
      reply.on('data', (chunk: Buffer) => chunks.push(chunk));
      reply.on('end', () =>
        reply.statusCode === 200 ? done(Buffer.concat(chunks)) : fail(new Error(`${url} answered ${reply.statusCode}`)),
      );
    })
      .on('error', fail)
      .end();
  });
}
