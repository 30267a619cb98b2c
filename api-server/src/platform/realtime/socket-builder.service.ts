import type { Socket } from 'socket.io';
import type { ServerEventData, SocketCall, ServerEvent } from '@shared-kit/contracts/core';
import { withTenant } from '../database/tenant-db.adapter.ts';
import { errorBody, notFound, refuse } from '../errors.ts';
import { asRefusal } from '../http/error-handler.plugin.ts';
import { invalidRequest } from '../http/validation.adapter.ts';
import { issueSentence } from '../http/issue-sentence.rules.ts';
import { inTurn } from '../http/tenant-turns.plugin.ts';
import type { ApiModule } from '../module.ts';
import type { Platform } from '../platform.ts';
import type { Tenant } from '../tenancy/tenant.types.ts';
import { liveSession } from './admit.policy.ts';
import type { SocketPage } from './admit.policy.ts';
import type { SocketRoom } from './event-publisher.port.ts';
import type { SocketBuilder, SocketContext, PassContext, RoomGuard } from './socket.port.ts';

/** Operations on the connection of the calling page. */
interface Connection {
  isIn(room: SocketRoom): boolean;
  enter(room: SocketRoom): Promise<void>;
  leave(room: SocketRoom): void;
  presentIn(room: SocketRoom): number;
  publishToOthers<N extends ServerEvent>(room: SocketRoom, event: N, data: ServerEventData<N>): void;
}

type Reply = (answer: unknown) => void;
type Serve = (
  page: SocketPage,
  connection: Connection,
  input: unknown,
) => Promise<{ reply: unknown; effects: readonly (() => void)[] }>;

/** Collects the WebSocket handlers of the modules and dispatches calls to them. */
export function socketBuilder(platform: Platform) {
  const served = new Map<string, Serve>();
  const guards = new Map<string, { readonly module: ApiModule; readonly mayStay: RoomGuard }>();
  const rooms = new Map<string, (name: string, present: number) => { name: string; data: unknown }>();

  function add(call: SocketCall, serve: Serve): void {
    if (served.has(call.name)) throw new Error(`two modules answer ${call.name}`);
    served.set(call.name, serve);
  }

  function builder(module: ApiModule): SocketBuilder {
    return {
      answer(call, handler) {
        add(call, async (page, connection, given) => {
          const tenant = await page.tenant();
          return inTurn(platform, tenant, () =>
            answer(platform, { module, call, handler: handler as Handler, page, connection, given, tenant }),
          );
        });
      },
      pass(call, handler) {
        add(call, async ({ session }, connection, given) => {
          if (session.support && call.inSupportAccess === 'closed') throw closedToSupport();
          // The input was parsed with this call's own schema.
          const context = { ...connection, session, input: parsed(call, given) } as PassContext<typeof call>;
          return { reply: handler(context), effects: [] };
        });
      },
      guard(kind, mayStay) {
        guards.set(kind, { module, mayStay });
      },
      presence(kind, event, data) {
        rooms.set(kind, (name, present) => ({ name: event.name, data: data(name, present) }));
      },
    };
  }

  return {
    builder,
    /** Returns the server event that reports the number of people in a room. */
    presenceEvent(channel: string, present: number) {
      const [, kind = '', name = ''] = channel.split('/');
      return rooms.get(kind)?.(name, present);
    },
    /** Returns those of the given channels in which the page's person may no longer be. */
    async closedTo(page: SocketPage, channels: Iterable<string>): Promise<string[]> {
      const guarded = [...channels].flatMap((channel) => {
        const [, kind = '', name = ''] = channel.split('/');
        const guard = guards.get(kind);
        return guard ? [{ channel, name, ...guard }] : [];
      });
      if (guarded.length === 0) return [];
      const tenant = await page.tenant();
      return withTenant(platform.database.db, tenant.idApp, async (db) => {
        const closed: string[] = [];
        for (const { channel, name, module, mayStay } of guarded) {
          const isServed = module.always || tenant.modules.has(module.name);
          if (!isServed || !(await mayStay({ db, idUser: page.session.idUser }, name))) closed.push(channel);
        }
        return closed;
      });
    },
    attach(socket: Socket, page: SocketPage, connection: Connection): void {
      for (const [name, serve] of served) {
        socket.on(name, (input: unknown, reply: unknown) => {
          if (typeof reply === 'function')
            void settle(socket, () => serve(page, connection, input), reply as Reply, platform);
        });
      }
    },
  };
}

export type SocketHandlers = ReturnType<typeof socketBuilder>;

type Handler = (context: SocketContext<SocketCall>) => Promise<unknown>;

interface SocketRequest {
  readonly module: ApiModule;
  readonly call: SocketCall;
  readonly handler: Handler;
  readonly page: SocketPage;
  readonly connection: Connection;
  readonly given: unknown;
  readonly tenant: Tenant;
}

async function answer(platform: Platform, { module, call, handler, page, connection, given, tenant }: SocketRequest) {
  const effects: (() => void)[] = [];
  if (!module.always && !tenant.modules.has(module.name)) throw notFound('Recurso não encontrado.');
  const input = parsed(call, given);
  const now = platform.clock.now();
  const reply = await withTenant(platform.database.db, tenant.idApp, async (db) => {
    const session = await liveSession(db, page, tenant, now);
    if (session.support && call.inSupportAccess === 'closed') throw closedToSupport();
    const { storage, rateLimit, log } = platform;
    const events = platform.sockets.of(tenant.idApp);
    return handler({
      ...connection,
      input,
      session,
      tenant,
      db,
      now,
      log,
      storage,
      rateLimit,
      events,
      afterCommit: (effect) => void effects.push(effect),
    });
  });
  return { reply, effects };
}

/**
 * Replies to a call with its result or an error. When the session has ended, reports that and disconnects the socket.
 */
async function settle(socket: Socket, serve: () => ReturnType<Serve>, reply: Reply, { log }: Platform): Promise<void> {
  try {
    const { reply: answered, effects } = await serve();
    reply({ success: true, reply: answered });
    for (const effect of effects) effect();
  } catch (error) {
    const refusal = asRefusal(error);
    if (refusal.status >= 500) log.error({ err: error }, 'a call over the socket failed');
    reply(errorBody(refusal));
    if (refusal.status === 401) socket.disconnect(true);
  }
}

function parsed(call: SocketCall, given: unknown): unknown {
  const input = call.input.safeParse(given, { error: issueSentence });
  if (!input.success) throw invalidRequest('body', input.error.issues);
  return input.data;
}

function closedToSupport() {
  return refuse(
    'support.not-allowed',
    403,
    'Esta ação é só da própria pessoa: ela não está disponível no acesso suporte.',
  );
}
