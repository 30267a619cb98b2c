import type { FastifyRequest } from 'fastify';
import type { Composition, RemoteRoute, SlotFiller } from '@shared-kit/contracts/delivery';
import { firstCallPath, shownPartsAt } from '@shared-kit/contracts/page-start';
import type { FirstReplies, FirstReply, ShownPart } from '@shared-kit/contracts/page-start';
import { isOwnNavigation, pagePersonOf } from '../platform/auth/page-person.service.ts';
import type { PagePerson } from '../platform/auth/page-person.service.ts';
import { callInside } from '../platform/http/inner-call.service.ts';
import type { FirstView, PageStart, PageStartInput } from '../platform/page-start.port.ts';
import type { Platform } from '../platform/platform.ts';
import type { Tenant } from '../platform/tenancy/tenant.types.ts';
import { companyIdOf } from '../modules/identity/index.ts';
import { withTenant } from '../platform/database/tenant-db.adapter.ts';
import { firstViewIn, shownView } from './first-view.rules.ts';

/** Time for which documents go without data after calls were late, in milliseconds. */
const REST_MS = 5_000;

/** Data of the person who requests a page. */
export interface PersonalPart {
  readonly replies: FirstReplies;
  readonly view: FirstView | undefined;
}

interface PageRequest {
  readonly request: FastifyRequest;
  readonly tenant: Tenant;
  readonly composition: Composition;
  /** Path below the tenant's, without a query. */
  readonly path: string;
}

type Call = NonNullable<RemoteRoute['prefetch']>[number];

/** Returns the start of a page by its name, if the tenant has its module switched on. */
export type PageStarts = (name: string, tenant: Tenant) => PageStart | undefined;

/**
 * Returns a reader of the data that a document carries for the person whom the request's cookie names. It makes the
 * calls that the page at the address starts with; each passes the checks of a call from the browser. It returns null for
 * a visitor, for a request that no person made by opening the page, and when no reply arrived in time.
 */
export function personalParts(
  platform: Platform,
  startsOf: PageStarts,
): (page: PageRequest) => Promise<PersonalPart | null> {
  // A server that answers late would otherwise do the same work twice: here, and when the page asks for itself.
  let restsUntil = 0;
  const now = (): number => platform.clock.now().getTime();
  return async (page) => {
    const { FIRST_REPLIES_MS } = platform.env;
    const person = isOwnNavigation(page.request) ? pagePersonOf(platform, page.request, page.tenant) : null;
    const place = page.path.replace(/\/+$/, '') || '/';
    const shown = shownPartsAt(place, page.composition).filter(
      ({ part }) => part.start !== undefined || readsOf(part).length > 0,
    );
    if (!person || shown.length === 0 || FIRST_REPLIES_MS === 0 || now() < restsUntil) return null;
    const personal = await inTime(personalPart(platform, page, person, { shown, startsOf }), FIRST_REPLIES_MS);
    if (personal === 'late') restsUntil = now() + REST_MS;
    return personal === 'late' ? null : personal;
  };
}

interface FirstCalls {
  readonly shown: readonly ShownPart[];
  readonly startsOf: PageStarts;
}

/** A failure leaves the data out; the document is still sent. */
async function personalPart(
  platform: Platform,
  page: PageRequest,
  person: PagePerson,
  { shown, startsOf }: FirstCalls,
): Promise<PersonalPart | null> {
  try {
    const calls = firstCalls(page, person);
    const idCompany = companyReader(platform, page.tenant, person);
    const viewer = { idUser: person.idUser, ...(namesCompany(shown) ? { idCompany: await idCompany() } : {}) };
    const views = await Promise.all(
      shown.map(async (each) => {
        const start = each.part.start === undefined ? undefined : startsOf(each.part.start, page.tenant);
        const [own, started] = await Promise.all([
          viewOfReads(calls, viewer, each),
          start?.(startInput(platform, page, person, { calls, params: each.params, idCompany })),
        ]);
        return isInFrame(each.part) ? (started ?? own) : undefined;
      }),
    );
    const replies = await calls.replies();
    if (replies.length === 0) return null;
    const view = views.find((found) => found !== undefined);
    return { replies: { idUser: person.idUser, replies }, view: view && shownView(view) };
  } catch (error) {
    page.request.log.warn({ err: error }, 'the first calls of a page failed');
    return null;
  }
}

/** Makes the calls that the manifest lists, and returns the first view that one of them shows. */
async function viewOfReads(
  calls: FirstCallsMade,
  viewer: Readonly<Record<string, number | undefined>>,
  { part, params }: ShownPart,
): Promise<FirstView | undefined> {
  const views = await Promise.all(
    readsOf(part).map(async ({ path: pattern, shows }) => {
      const path = firstCallPath(pattern, { ...viewer, ...params });
      const reply = path === undefined ? undefined : await calls.make(path);
      return reply === undefined || !shows ? undefined : firstViewIn(reply, shows);
    }),
  );
  return views.find((view) => view !== undefined);
}

interface FirstCallsMade {
  /** Makes a call once, however often it is asked for; undefined when it was refused. */
  make(path: string, body?: string): Promise<unknown>;
  /** Returns the replies of the calls that were not refused. */
  replies(): Promise<readonly FirstReply[]>;
}

function firstCalls({ request, tenant }: PageRequest, person: PagePerson): FirstCallsMade {
  const made = new Map<string, { readonly path: string; readonly body?: string; readonly reply: Promise<unknown> }>();
  return {
    make(path, body) {
      const key = `${path} ${body ?? ''}`;
      const known = made.get(key);
      if (known) return known.reply;
      const reply = callInside(request, { url: `${tenant.basePath}/api${path}`, body, person });
      made.set(key, { path, ...(body === undefined ? {} : { body }), reply });
      return reply;
    },
    async replies() {
      const all = await Promise.all([...made.values()].map(async (each) => ({ ...each, reply: await each.reply })));
      return all.filter(({ reply }) => reply !== undefined);
    },
  };
}

function startInput(
  { database, clock, storage }: Platform,
  { request, tenant }: PageRequest,
  { idUser }: PagePerson,
  { calls, ...given }: Pick<PageStartInput, 'params' | 'idCompany'> & { readonly calls: FirstCallsMade },
): PageStartInput {
  return {
    tenant,
    idUser,
    ...given,
    query: request.query as Readonly<Record<string, unknown>>,
    storage,
    now: clock.now(),
    read: (work) => withTenant(database.db, tenant.idApp, work),
    async call({ method, path: pattern, isRead }, input) {
      if (method !== 'GET' && isRead !== true) throw new Error(`${method} ${pattern} is not a reading call`);
      const { params: values = {}, body } = input as { params?: Record<string, string | number>; body?: unknown };
      const path = firstCallPath(pattern, values);
      if (path === undefined) throw new Error(`${pattern} needs another parameter`);
      // The reply was checked against the endpoint's schema where this server sent it.
      return (await calls.make(path, body === undefined ? undefined : JSON.stringify(body))) as never;
    },
  };
}

/** Returns whether the address of a call names the company of the session's viewer. */
function namesCompany(shown: readonly ShownPart[]): boolean {
  return shown.some(({ part }) => readsOf(part).some(({ path }) => path.includes(':idCompany')));
}

/** Returns a reader of the person's company that reads it once. */
function companyReader({ database }: Platform, { idApp }: Tenant, { idUser }: PagePerson) {
  let read: Promise<number | undefined> | undefined;
  return () => (read ??= withTenant(database.db, idApp, (db) => companyIdOf(db, idUser)));
}

/** Calls that only read: opening an address must never change anything. */
function readsOf(part: RemoteRoute | SlotFiller): readonly Call[] {
  return (part.prefetch ?? []).filter(({ method = 'GET' }) => method === 'GET');
}

function isInFrame(part: RemoteRoute | SlotFiller): boolean {
  return !('chrome' in part) || part.chrome === 'full';
}

/** Returns what the work returns, or 'late' when it takes too long. */
async function inTime<T>(work: Promise<T>, milliseconds: number): Promise<T | 'late'> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => resolve('late'), milliseconds);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
