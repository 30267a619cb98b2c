import { contentType } from '@shared-kit/contracts/content';
import type { findSiteVisitor } from '@shared-kit/contracts/content';
import { MINUTE_MS } from '@shared-kit/contracts/calendar';
import { tooManyAttempts } from '../../platform/auth/rate-limit.service.ts';
import type { Session } from '../../platform/auth/session.types.ts';
import type { TenantDb } from '../../platform/database/tenant-db.adapter.ts';
import { notFound, refuse } from '../../platform/errors.ts';
import type { HandlerContext, RequestContext } from '../../platform/module.ts';
import { oneTimeTokens, users } from '../identity/index.ts';
import { openContentItem } from './content-access.service.ts';
import { contentAddress } from './media-address.presenter.ts';
import { sections } from './section.repository.ts';
import { addressWithToken, siteOrigin } from './trusted-site.rules.ts';

type SiteContext = Pick<RequestContext, 'db' | 'storage' | 'tenant' | 'now'> & { session: Session };

/** Lifetime of a token (decision 2). */
const TOKEN_LASTS_MS = MINUTE_MS;
const perAddress = { limit: 300, windowSeconds: 15 * 60 };

/** Tokens that identify the visitor to one site; they cannot start a session. */
const siteTokens = (db: TenantDb, origin: string) => oneTimeTokens(db, `site ${origin}`);

/**
 * Returns the address of an embedded site. It contains no token in a support access, because the visitor is not the
 * person.
 */
export async function siteAddress(context: SiteContext, idContentItem: number): Promise<string> {
  const { db, session, now } = context;
  const item = await openContentItem(db, { idUser: session.idUser, idContentItem });
  if (item.id_content_type !== contentType.site || item.content_location === '') throw notFound();
  const place = contentAddress({ reference: item.content_location, idContentType: contentType.site }, context);
  const origin = siteOrigin(item.content_location);
  if (origin === undefined || session.support || !(await isTrusted(db, origin))) return place;
  const token = await siteTokens(db, origin).issue(session.idUser, new Date(now.getTime() + TOKEN_LASTS_MS), {
    idContentItem,
  });
  return addressWithToken(place, token);
}

/** Returns the visitor of a site, once and only to the site that the token was made for. */
export async function siteVisitor({ db, body, now, rateLimit, request }: HandlerContext<typeof findSiteVisitor>) {
  const wait = await rateLimit.consume(`site-visitor:${request.source}`, perAddress);
  if (wait !== null) throw tooManyAttempts(wait);
  const spent = await siteTokens(db, siteOrigin(body.site) ?? '').spend(body.token, now);
  const user = spent?.idUser ? await users(db).find(spent.idUser) : undefined;
  if (!spent || !user?.active) throw refuse('content.site-token-over', 410, 'Este acesso já foi usado ou expirou.');
  return {
    idContentItem: Number(spent.data['idContentItem']),
    visitor: { idUser: user.id_user, idApp: db.tenantId, name: user.name, email: user.email },
  };
}

async function isTrusted(db: TenantDb, origin: string): Promise<boolean> {
  const settings = await sections(db).settings();
  return settings?.trusted_sites.includes(origin) ?? false;
}
