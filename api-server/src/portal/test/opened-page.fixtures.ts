import { currentSession } from '@shared-kit/contracts/identity';
import type { FirstReplies } from '@shared-kit/contracts/page-start';
import { replyCookie } from '../../test/index.ts';
import type { TestApp, TestTenant, TestUser } from '../../test/index.ts';

/** Headers of a person who types an address. */
export const opened = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document', 'sec-fetch-site': 'none' };

/** Returns the cookie that a call of this person gives to the browser. */
export async function cookieOf(app: TestApp, as: TestUser, at: TestTenant = app.tenant): Promise<string> {
  const { headers } = await app.call(currentSession, {}, { as, at });
  return replyCookie(headers, 'az_person').split(';')[0] ?? '';
}

/** Returns the document that a person gets who opens an address below the tenant's. */
export async function openedBy(app: TestApp, as: TestUser, path: string, at: TestTenant = app.tenant) {
  const headers = { host: at.host, cookie: await cookieOf(app, as, at), ...opened };
  return app.server.inject({ method: 'GET', url: `${at.basePath}${path}`, headers });
}

/** Returns the replies that a document carries. */
export function repliesIn(html: string): FirstReplies | undefined {
  const [, json] = /id="azulejo-first-replies">(.*?)<\/script>/s.exec(html) ?? [];
  return json === undefined ? undefined : (JSON.parse(json) as FirstReplies);
}

/** Returns the markup of a document's first view; empty when it has none. */
export function viewIn(html: string): string {
  return /<div id="azulejo-first-view".*?(?=\n)/s.exec(html)?.[0] ?? '';
}
