import type { FastifyRequest } from 'fastify';
import type { Composition, RemoteRoute, SlotFiller } from '@shared-kit/contracts/delivery';
import { firstCallPath, shownPartsAt } from '@shared-kit/contracts/page-start';
import type { FirstReplies } from '@shared-kit/contracts/page-start';
import { isOwnNavigation, pagePersonOf } from '../platform/auth/page-person.service.ts';
import type { PagePerson } from '../platform/auth/page-person.service.ts';
import { callInside } from '../platform/http/inner-call.service.ts';
import type { Platform } from '../platform/platform.ts';
import type { Tenant } from '../platform/tenancy/tenant.types.ts';
import { companyIdOf } from '../modules/identity/index.ts';
import { withTenant } from '../platform/database/tenant-db.adapter.ts';
import { firstViewIn } from './first-view.rules.ts';
import type { FirstView } from './first-view.rules.ts';

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

/**
 * Returns a reader of the data that a document carries for the person whom the request's cookie names. It makes the
 * calls that the page at the address starts with; each passes the checks of a call from the browser. It returns null for
 * a visitor, for a request that no person made by opening the page, and when no reply arrived in time.
 */
export function personalParts(platform: Platform): (page: PageRequest) => Promise<PersonalPart | null> {
  // A server that answers late would otherwise do the same work twice: here, and when the page asks for itself.
  let restsUntil = 0;
  const now = (): number => platform.clock.now().getTime();
  return async (page) => {
    const { FIRST_REPLIES_MS } = platform.env;
    const person = isOwnNavigation(page.request) ? pagePersonOf(platform, page.request, page.tenant) : null;
    const place = page.path.replace(/\/+$/, '') || '/';
    const calls = shownPartsAt(place, page.composition).flatMap(({ part, params }) =>
      readsOf(part).map((call) => ({ call, part, params })),
    );
    if (!person || calls.length === 0 || FIRST_REPLIES_MS === 0 || now() < restsUntil) return null;
    const answers = await inTime(answersTo(platform, page, person, calls), FIRST_REPLIES_MS);
    if (answers === 'late') restsUntil = now() + REST_MS;
    return answers === 'late' || answers.length === 0 ? null : presentPart(person, answers);
  };
}

interface FirstCall {
  readonly call: Call;
  readonly part: RemoteRoute | SlotFiller;
  readonly params: Readonly<Record<string, string>>;
}

interface Answer extends FirstCall {
  readonly path: string;
  readonly reply: unknown;
}

/** Returns the replies of the calls that were not refused. A failure leaves the data out; the document is still sent. */
async function answersTo(
  platform: Platform,
  { request, tenant }: PageRequest,
  person: PagePerson,
  calls: readonly FirstCall[],
): Promise<readonly Answer[]> {
  try {
    const viewer = await viewerOf(platform, tenant, person, calls);
    const answers = await Promise.all(
      calls.map(async (first) => {
        const path = firstCallPath(first.call.path, { ...viewer, ...first.params });
        if (path === undefined) return [];
        const reply = await callInside(request, { url: `${tenant.basePath}/api${path}`, person });
        return reply === undefined ? [] : [{ ...first, path, reply }];
      }),
    );
    return answers.flat();
  } catch (error) {
    request.log.warn({ err: error }, 'the first calls of a page failed');
    return [];
  }
}

function presentPart({ idUser }: PagePerson, answers: readonly Answer[]): PersonalPart {
  const painted = answers.find(({ call, part }) => call.shows && isInFrame(part));
  return {
    replies: { idUser, replies: answers.map(({ path, reply }) => ({ path, reply })) },
    view: painted?.call.shows && firstViewIn(painted.reply, painted.call.shows),
  };
}

/** Returns the values of the session's viewer that the addresses of calls may name. */
async function viewerOf(
  { database }: Platform,
  { idApp }: Tenant,
  { idUser }: PagePerson,
  calls: readonly { readonly call: Call }[],
): Promise<Readonly<Record<string, number | undefined>>> {
  if (!calls.some(({ call }) => call.path.includes(':idCompany'))) return { idUser };
  return { idUser, idCompany: await withTenant(database.db, idApp, (db) => companyIdOf(db, idUser)) };
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
