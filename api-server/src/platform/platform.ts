import type { Redis } from 'ioredis';
import type { Env } from '../env.ts';
import type { RateLimit } from './auth/rate-limit.ts';
import type { SessionTokens } from './auth/session-token.ts';
import type { Clock } from './clock.ts';
import type { OpenDatabase } from './database/open-database.ts';
import type { Delivery } from './delivery.ts';
import type { JobRunner } from './jobs/job.ts';
import type { Logger } from './logging.ts';
import type { Mailer } from './mail/mail.ts';
import type { MessageGateway } from './messages/message.ts';
import type { LineHub } from './realtime/hub.ts';
import type { Storage } from './storage/storage.ts';
import type { TenantDirectory } from './tenancy/tenants.ts';
import type { VideoServices } from './video-services/video-service.ts';

/** The parts a running server is made of; built once, in `create-platform.ts`, and passed to whoever needs them. */
export interface Platform {
  readonly env: Env;
  readonly clock: Clock;
  readonly log: Logger;
  readonly database: OpenDatabase;
  readonly tenants: TenantDirectory;
  readonly tokens: SessionTokens;
  readonly storage: Storage;
  readonly mail: Mailer;
  readonly messages: MessageGateway;
  readonly videos: VideoServices;
  readonly jobs: JobRunner;
  /** Null for one node without Redis. */
  readonly redis: Redis | null;
  readonly rateLimit: RateLimit;
  /** What open pages are told. */
  readonly line: LineHub;
  readonly delivery: Delivery;
  /** Signs links and tickets that are not sessions. */
  readonly secret: string;
  close(): Promise<void>;
}
