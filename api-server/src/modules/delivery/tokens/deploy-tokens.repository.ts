import { createHash, randomBytes } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { DeployTokensTable } from '../delivery.tables.ts';
import type { SystemDb } from '../../../platform/database/tenant-db.adapter.ts';
import { notRegistered, registrationOf } from '../registration/registrations.repository.ts';
import { recordMove } from '../releases/moves.repository.ts';
import type { Deployer } from '../../../platform/delivery.port.ts';
import { refuse } from '../../../platform/errors.ts';
import type { Refusal } from '../../../platform/errors.ts';
import { DAY_MS, HOUR_MS } from '@shared-kit/contracts/calendar';

/**
 * Marker of an operator's token in place of a remote: it is valid for every remote and for modules, keys and tokens.
 */
export const everyRemote = '*';

/** Life of an operator's token: that of a session of people with powers (decisions 510 and 983). */
const operatorTokenMs = 12 * HOUR_MS;

/** Returns the end of a token. Those of operators that were created for longer end earlier too. */
function endOf({
  remote,
  created_at,
  expires_at,
}: Pick<Selectable<DeployTokensTable>, 'remote' | 'created_at' | 'expires_at'>): Date {
  if (remote !== everyRemote) return expires_at;
  return new Date(Math.min(expires_at.getTime(), created_at.getTime() + operatorTokenMs));
}

export interface TokenInfo {
  readonly id: string;
  readonly name: string;
  readonly remote: string;
  readonly state: 'good' | 'expired' | 'revoked';
  readonly createdAt: string;
  readonly expiresAt: string;
  readonly lastUsedAt: string | null;
}

/**
 * Creates a token for a registered remote, or an operator's, which ends after twelve hours. Returns it this one time; the
 * database stores only its hash.
 */
export async function createToken(
  db: SystemDb,
  { remote, name, days, by }: { remote: string; name: string; days: number; by: string },
  now: Date,
): Promise<TokenInfo & { token: string }> {
  if (remote !== everyRemote && !(await registrationOf(db, remote))) throw notRegistered(remote);
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
  await recordMove(db, {
    kind: 'token-create',
    remote,
    reason: `${row.id_token} ${name}`,
    moved_by: by,
    moved_at: now,
  });
  return { ...tokenInfo(row, now), token };
}

export async function listTokens(db: SystemDb, now: Date): Promise<TokenInfo[]> {
  const rows = await db.selectFrom('deploy_tokens').selectAll().orderBy('remote').orderBy('created_at').execute();
  return rows.map((row) => tokenInfo(row, now));
}

/** Revokes a token; releases published with it stay. */
export async function revokeToken(db: SystemDb, id: string, by: string, now: Date): Promise<TokenInfo> {
  const row = await db.selectFrom('deploy_tokens').selectAll().where('id_token', '=', id).executeTakeFirst();
  if (!row) throw refuse('registry.unknown-token', 404, `Não há token com o id '${id}'. Veja 'azulejo token list'.`);
  if (!row.revoked_at) {
    await db.updateTable('deploy_tokens').set({ revoked_at: now }).where('id_token', '=', id).execute();
    const { remote, name } = row;
    await recordMove(db, { kind: 'token-revoke', remote, reason: `${id} ${name}`, moved_by: by, moved_at: now });
  }
  return tokenInfo({ ...row, revoked_at: row.revoked_at ?? now }, now);
}

/** Returns the owner of a token. Rejects an unknown, expired or revoked token. */
export async function deployerWith(db: SystemDb, token: string | undefined, now: Date): Promise<Deployer> {
  if (!token) throw denied('deploy.token-missing', 'Informe um token de publicação (AZULEJO_TOKEN).');
  const row = await db
    .selectFrom('deploy_tokens')
    .selectAll()
    .where('token_hash', '=', hashOf(token))
    .executeTakeFirst();
  if (!row) throw denied('deploy.token-invalid', 'O token de publicação não é válido.');
  if (row.revoked_at) throw denied('deploy.token-revoked', `O token '${row.name}' foi revogado.`);
  if (endOf(row) <= now)
    throw denied('deploy.token-expired', `O token '${row.name}' expirou em ${endOf(row).toISOString().slice(0, 10)}.`);
  await db.updateTable('deploy_tokens').set({ last_used_at: now }).where('id_token', '=', row.id_token).execute();
  return { idToken: row.id_token, name: row.name, remote: row.remote === everyRemote ? null : row.remote };
}

function denied(code: string, message: string): Refusal {
  return refuse(code, 401, message);
}

/** Hashes a token. It has 256 random bits, so a plain hash cannot be guessed back. */
function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

function tokenInfo(row: Selectable<DeployTokensTable>, now: Date): TokenInfo {
  return {
    id: row.id_token,
    name: row.name,
    remote: row.remote,
    state: row.revoked_at ? 'revoked' : endOf(row) <= now ? 'expired' : 'good',
    createdAt: row.created_at.toISOString(),
    expiresAt: endOf(row).toISOString(),
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
  };
}
