import type { Schema } from '@shared-kit/contracts/core';
import type * as z from 'zod/mini';
import type { SystemDb, TenantDb } from '../database/tenant-db.adapter.ts';
import type { Logger } from '../logging.adapter.ts';
import type { Mailer } from '../mail/mail.port.ts';
import type { MessageGateway } from '../messages/message.port.ts';
import type { Storage } from '../storage/storage.port.ts';
import type { Ports } from '../ports.types.ts';

/** Background work that outlives the request. It runs at least once, so it must be idempotent. */
export interface Job<S extends Schema = Schema> {
  /** Name in the form `<domain>.<task>`. */
  readonly name: string;
  readonly payload: S;
  /** Cron expression in UTC. When set, the job runs once per tenant, with `{}` as payload. */
  readonly cron?: string;
  readonly retries?: number;
  run(payload: z.output<S>, context: JobContext): Promise<void>;
}

/**
 * A job that calls an external system between its transactions. No transaction stays open, and occupies a connection,
 * while it waits.
 */
export interface StepJob<S extends Schema = Schema> extends Omit<Job<S>, 'run'> {
  runInSteps(payload: z.output<S>, context: StepContext): Promise<void>;
}

export interface JobContext extends Surroundings {
  /** Transaction of the tenant that sent the job. */
  readonly db: TenantDb;
}

export interface StepContext extends Surroundings {
  /** A call to another server: no transaction may be open meanwhile, so only these jobs have it. */
  readonly mail: Mailer;
  readonly tenantId: number;
  /** Runs a transaction of the tenant; each one is committed before the next step. */
  readonly transaction: <T>(work: (db: TenantDb) => Promise<T>) => Promise<T>;
}

/** Address of a tenant's portal. */
export interface TenantAddress {
  readonly host: string;
  readonly segment: string;
}

interface Surroundings {
  readonly now: Date;
  readonly log: Logger;
  readonly storage: Storage;
  readonly messages: MessageGateway;
  readonly ports: Ports;
  /** Returns the address of a tenant's portal, for links in mails that no request has asked for. */
  readonly portalUrlOf: (tenant: TenantAddress) => string;
  /** Queue for follow-up jobs, which run after the commit and are retried separately. */
  readonly jobs: JobQueue;
}

interface NamedJob {
  readonly name: string;
  readonly payload: Schema;
  readonly cron?: string;
  readonly retries?: number;
}

/** Any job, with its payload type erased. */
export type AnyJob = NamedJob &
  (
    | { run(payload: never, context: JobContext): Promise<void> }
    | { runInSteps(payload: never, context: StepContext): Promise<void> }
  );

/** Work for the installation, not for a tenant. It runs once at each time of its schedule, on one node. */
export interface InstallationJob {
  readonly name: string;
  /** Cron expression in UTC. */
  readonly cron: string;
  readonly retries?: number;
  runOnce(): Promise<void>;
}

export function defineJob<S extends Schema>(job: Job<S>): Job<S> {
  return job;
}

export function defineStepJob<S extends Schema>(job: StepJob<S>): StepJob<S> {
  return job;
}

/** When a job that is sent may run. */
export interface SendOptions {
  /** Seconds before it may run; 0 when missing. */
  readonly afterSeconds?: number;
}

export interface JobQueue {
  /** Enqueues in the caller's transaction: nothing is sent when that rolls back. */
  send<S extends Schema>(
    db: TenantDb,
    job: Job<S> | StepJob<S>,
    payload: z.input<S>,
    options?: SendOptions,
  ): Promise<void>;
}

export interface QueueDepth {
  readonly queue: string;
  readonly queued: number;
  readonly active: number;
}

/** The queue, as the server runs it. */
export interface JobRunner extends JobQueue {
  /** Creates the queues; call it before the first `send`. */
  prepare(jobs: readonly (AnyJob | InstallationJob)[]): Promise<void>;
  /** Starts processing the queues. */
  work(tools: JobTools): Promise<void>;
  /** Returns how many jobs of each queue wait and run. */
  depths(): Promise<QueueDepth[]>;
  /** Stops after running jobs have finished. */
  stop(): Promise<void>;
}

/** Services that jobs receive, and the database that lists their tenants. */
export interface JobTools extends Pick<StepContext, 'log' | 'storage' | 'mail' | 'messages' | 'jobs' | 'portalUrlOf'> {
  readonly db: SystemDb;
  now(): Date;
}
