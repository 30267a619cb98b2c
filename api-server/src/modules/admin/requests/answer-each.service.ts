import type { AdminEndpoint } from '@shared-kit/contracts/admin';
import type { Session } from '../../../platform/auth/session.types.ts';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import { Refusal } from '../../../platform/errors.ts';
import { recordAct } from '../../audit/index.ts';
import type { AdminActor } from '../access/actor.types.ts';
import { actOf, expectRight } from '../access/admin-api.service.ts';
import type { ActDetails } from '../access/admin-api.service.ts';

interface AnswerContext {
  readonly session: Session;
  readonly request: { readonly id: string; readonly address: string };
  readonly now: Date;
  transaction<T>(work: (db: TenantDb) => Promise<T>): Promise<T>;
}

interface AnswerOne<Item> {
  readonly db: TenantDb;
  readonly actor: AdminActor;
  readonly item: Item;
}

/**
 * Answers several things, each in a transaction of its own and with its own entry in the log (decision 755). Returns the
 * text of each refusal; empty for what was answered. The caller's right is read again for each.
 */
export async function answerEach<Item>(
  endpoint: AdminEndpoint,
  { session, request, now, transaction }: AnswerContext,
  items: readonly Item[],
  answer: (one: AnswerOne<Item>) => Promise<ActDetails>,
): Promise<{ item: Item; message: string }[]> {
  await transaction((db) => expectRight(db, session, endpoint));
  const results: { item: Item; message: string }[] = [];
  for (const item of new Set(items)) {
    const message = await refusalOf(() =>
      transaction(async (db) => {
        const actor = await expectRight(db, session, endpoint);
        const details = await answer({ db, actor, item });
        await recordAct(db, {
          ...details,
          ...actOf(endpoint, actor),
          requestId: request.id,
          address: request.address,
          now,
        });
      }),
    );
    results.push({ item, message });
  }
  return results;
}

/** Returns the text of the refusal of the work; empty when it succeeds. Other errors are thrown. */
async function refusalOf(work: () => Promise<void>): Promise<string> {
  try {
    await work();
    return '';
  } catch (error) {
    if (error instanceof Refusal) return error.message;
    throw error;
  }
}
