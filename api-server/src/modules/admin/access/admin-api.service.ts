import { hasRight, scopesOf } from '@shared-kit/contracts/admin';
import type { AdminEndpoint } from '@shared-kit/contracts/admin';
import type { Session } from '../../../platform/auth/session.types.ts';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import { refuse } from '../../../platform/errors.ts';
import type {
  ApiBuilder,
  Handler,
  HandlerContext,
  HandlerResult,
  PlatformContext,
  PlatformHandler,
  StepContext,
  StepHandler,
} from '../../../platform/module.ts';
import type { Platform } from '../../../platform/platform.ts';
import { recordAct } from '../../audit/index.ts';
import type { AuditedAct } from '../../audit/index.ts';
import type { AdminActor } from './actor.types.ts';
import { peopleIn } from './people-scope.service.ts';
import { roleGrants } from './role-grants.repository.ts';

/** Details of a changing call for the log; actor, call and time are added. */
export type ActDetails = Pick<AuditedAct, 'subject' | 'changes' | 'reason' | 'onBehalfOf'>;

type AdminContext<E extends AdminEndpoint> = HandlerContext<E> & {
  readonly actor: AdminActor;
  /** Writes the one entry of this call into the log of changes. */
  audit(details: ActDetails): Promise<void>;
};

type AdminHandler<E extends AdminEndpoint, R> = (context: AdminContext<E>) => Promise<R>;

/** Context of one step of a call: its transaction, the caller with their current roles, and the log of changes. */
interface AdminStep {
  readonly db: TenantDb;
  readonly actor: AdminActor;
  audit(details: ActDetails): Promise<void>;
}

/** Runs one step as a transaction of the tenant. The caller's right is checked in each. */
export type RunStep = <T>(work: (step: AdminStep) => Promise<T>) => Promise<T>;

type AdminStepContext<E extends AdminEndpoint> = StepContext<E> & { readonly step: RunStep };

type AdminStepHandler<E extends AdminEndpoint, R> = (context: AdminStepContext<E>) => Promise<R>;

type AdminPlatformHandler<E extends AdminEndpoint, R> = (
  context: AdminStepContext<E> & { readonly platform: Platform },
) => Promise<R>;

/** Serves the endpoints of the administration. */
export interface AdminApi {
  /**
   * Serves an endpoint to callers with the right that its contract names. Roles are read in the transaction of the call,
   * so that a change is in force at the next request.
   *
   * @throws {Error} when a changing call ends without exactly one entry in the log; its transaction is rolled back.
   */
  handle<E extends AdminEndpoint, const R extends HandlerResult<E>>(endpoint: E, handler: AdminHandler<E, R>): void;
  /** Serves an endpoint that reads or sends a file, without a transaction around it. A changing call writes one entry. */
  handleInSteps<E extends AdminEndpoint, const R extends HandlerResult<E>>(
    endpoint: E,
    handler: AdminStepHandler<E, R>,
  ): void;
  /** In steps, with access to the platform itself: for settings on which the portal's composition depends. */
  handleOnPlatform<E extends AdminEndpoint, const R extends HandlerResult<E>>(
    endpoint: E,
    handler: AdminPlatformHandler<E, R>,
  ): void;
}

export function adminApi(api: ApiBuilder): AdminApi {
  return {
    handle<E extends AdminEndpoint, const R extends HandlerResult<E>>(endpoint: E, handler: AdminHandler<E, R>): void {
      const guarded = async (context: HandlerContext<E>): Promise<R> => {
        const { db, request, now } = context;
        const actor = await expectRight(db, context.session, endpoint);
        let entries = 0;
        const audit = async (details: ActDetails) => {
          entries += 1;
          await recordAct(db, {
            ...details,
            ...actOf(endpoint, actor),
            requestId: request.id,
            address: request.address,
            now,
          });
        };
        const result = await handler({ ...context, actor, audit });
        if (entries !== expectedEntries(endpoint))
          throw new Error(`${endpoint.id} wrote ${entries} entries into the log of changes`);
        return result;
      };
      // The contract of every administrative endpoint asks for a session, so the generic handler has one too.
      api.handle(endpoint, guarded as Handler<E, R>);
    },

    handleInSteps<E extends AdminEndpoint, const R extends HandlerResult<E>>(
      endpoint: E,
      handler: AdminStepHandler<E, R>,
    ): void {
      const guarded = (context: StepContext<E>) => inSteps(endpoint, context, (step) => handler({ ...context, step }));
      api.handle(endpoint, 'in-steps', guarded as StepHandler<E, R>);
    },

    handleOnPlatform<E extends AdminEndpoint, const R extends HandlerResult<E>>(
      endpoint: E,
      handler: AdminPlatformHandler<E, R>,
    ): void {
      const guarded = (context: PlatformContext<E>) =>
        inSteps(endpoint, context, (step) => handler({ ...context, step }));
      api.handle(endpoint, 'with-platform', guarded as PlatformHandler<E, R>);
    },
  };
}

/** Runs a call in steps, each with the caller's current right, and expects as many entries as the call has to write. */
async function inSteps<E extends AdminEndpoint, R>(
  endpoint: E,
  context: StepContext<E>,
  work: (step: RunStep) => Promise<R>,
): Promise<R> {
  const { request, now } = context;
  let entries = 0;
  const step: RunStep = (workOfStep) =>
    context.transaction(async (db) => {
      const actor = await expectRight(db, context.session as Session, endpoint);
      const audit = async (details: ActDetails) => {
        entries += 1;
        await recordAct(db, {
          ...details,
          ...actOf(endpoint, actor),
          requestId: request.id,
          address: request.address,
          now,
        });
      };
      return workOfStep({ db, actor, audit });
    });
  // Refuses a caller without the right before anything else, such as reading a file.
  await step(async () => undefined);
  const result = await work(step);
  if (entries !== expectedEntries(endpoint))
    throw new Error(`${endpoint.id} wrote ${entries} entries into the log of changes`);
  return result;
}

/** Returns how many entries a call of the endpoint writes: one when it changes something. */
function expectedEntries({ method }: AdminEndpoint): number {
  return method === 'GET' ? 0 : 1;
}

/** Returns who did what, for the log. */
export function actOf(endpoint: AdminEndpoint, actor: AdminActor): Pick<AuditedAct, 'idActor' | 'actorName' | 'act'> {
  return { idActor: actor.idUser, actorName: actor.name, act: endpoint.id };
}

/** Returns the caller with their current roles. Throws 403 unless a role gives the right of the endpoint. */
export async function expectRight(db: TenantDb, session: Session, { right }: AdminEndpoint): Promise<AdminActor> {
  const actor = await actorOf(db, session);
  if (!hasRight(actor.roles, right))
    throw refuse('admin.no-right', 403, 'O seu papel na administração não permite esta ação.');
  return actor;
}

/** Returns the person as an actor, whatever they may do. */
export async function actorOf(
  db: TenantDb,
  session: Pick<Session, 'idUser' | 'name' | 'permissions' | 'admin'>,
): Promise<AdminActor> {
  const { idUser, name, permissions, admin } = session;
  const roles = await roleGrants(db).of(idUser, admin);
  return { idUser, name, permissions, roles, reach: (right) => peopleIn(db, idUser, scopesOf(roles, right)) };
}
