import { createHash, randomBytes } from 'node:crypto';
import type { Selectable } from 'kysely';
import { DAY_MS } from 'shared-kit/contracts/calendar';
import type { DeployTokensTable } from '../../db/tables/registry.tables.ts';
import type { SystemDb } from '../database/tenant-db.ts';
import { refuse } from '../errors.ts';
import type { Refusal } from '../errors.ts';

/** What an operator's token has in place of a remote: it is good for every remote, for modules, keys and tokens. */
export const everyRemote = '*';

/** Who calls with a deploy token. */
export interface Deployer {
  readonly idToken: string;
  readonly name: string;
  /** The one remote that the token is good for; null for an operator's, which is good for all. */
  readonly remote: string | null;
}

export interface TokenFacts {
  readonly id: string;
  readonly name: string;
  readonly remote: string;
  readonly state: 'good' | 'expired' | 'revoked';
  readonly createdAt: string;
  readonly expiresAt: string;
  readonly lastUsedAt: string | null;
}

/** Makes a token; it is shown this once, the database keeps its hash only. */
export async function createToken(
  db: SystemDb,
  { remote, name, days, by }: { remote: string; name: string; days: number; by: string },
  now: Date,
): Promise<TokenFacts & { token: string }> {
  const token = `azd_${randomBytes(32).toString('base64url')}`;
  const row = await db
    .insertInto('deploy_tokens')
    .values({
      id_token: randomBytes(6).toString('hex'),
      name,
      remote,
      token_hash: hashOf(token),
      created_by: by,
      created_at: now,
      expires_at: new Date(now.getTime() + days * DAY_MS),
      revoked_at: null,
      last_used_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return { ...factsOf(row, now), token };
}

export async function listTokens(db: SystemDb, now: Date): Promise<TokenFacts[]> {
  const rows = await db.selectFrom('deploy_tokens').selectAll().orderBy('remote').orderBy('created_at').execute();
  return rows.map((row) => factsOf(row, now));
}

/** Good for nothing from now on; what was published with it stays. */
export async function revokeToken(db: SystemDb, id: string, now: Date): Promise<TokenFacts> {
  const row = await db.selectFrom('deploy_tokens').selectAll().where('id_token', '=', id).executeTakeFirst();
  if (!row) throw refuse('registry.unknown-token', 404, `Não há token com o id '${id}'. Veja 'azulejo token list'.`);
  if (!row.revoked_at)
    await db.updateTable('deploy_tokens').set({ revoked_at: now }).where('id_token', '=', id).execute();
  return factsOf({ ...row, revoked_at: row.revoked_at ?? now }, now);
}

/** Who presents this token; refuses what is no token, is over or was revoked. */
export async function deployerWith(db: SystemDb, token: string | undefined, now: Date): Promise<Deployer> {
  if (!token) throw denied('deploy.token-missing', 'Informe um token de publicação (AZULEJO_TOKEN).');
  const row = await db
    .selectFrom('deploy_tokens')
    .selectAll()
    .where('token_hash', '=', hashOf(token))
    .executeTakeFirst();
  if (!row) throw denied('deploy.token-invalid', 'O token de publicação não é válido.');
  if (row.revoked_at) throw denied('deploy.token-revoked', `O token '${row.name}' foi revogado.`);
  if (row.expires_at <= now)
    throw denied(
      'deploy.token-expired',
      `O token '${row.name}' expirou em ${row.expires_at.toISOString().slice(0, 10)}.`,
    );
  await db.updateTable('deploy_tokens').set({ last_used_at: now }).where('id_token', '=', row.id_token).execute();
  return { idToken: row.id_token, name: row.name, remote: row.remote === everyRemote ? null : row.remote };
}

/** A token of another remote is told so: whoever holds it knows that the other remote exists by its address already. */
export function refuseOtherRemote(deployer: Deployer, remote: string): void {
  if (deployer.remote === null || remote === deployer.remote) return;
  throw refuse('deploy.other-remote', 403, `O token '${deployer.name}' só vale para ${deployer.remote}.`);
}

function denied(code: string, message: string): Refusal {
  return refuse(code, 401, message);
}

/** The token has 256 random bits: a plain hash can't be guessed back. */
function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

function factsOf(row: Selectable<DeployTokensTable>, now: Date): TokenFacts {
  return {
    id: row.id_token,
    name: row.name,
    remote: row.remote,
    state: row.revoked_at ? 'revoked' : row.expires_at <= now ? 'expired' : 'good',
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
  };
}
