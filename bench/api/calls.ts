import { currentSession } from '@shared-kit/contracts/identity';
import type { Endpoint } from '@shared-kit/contracts/core';
import { listEnrollmentsInProgress } from '@shared-kit/contracts/learning';
import { listOffers } from '@shared-kit/contracts/store';

/** Call of the finished API that the benchmark measures. */
export interface Call {
  readonly id: string;
  readonly tenant: string;
  readonly person: string;
  readonly method: Endpoint['method'];
  /** Path below the API base; `:idUser` stands for the caller. */
  readonly path: string;
  readonly body?: string;
}

export const calls: readonly Call[] = [
  {
    id: currentSession.id,
    tenant: 'aurora',
    person: 'bruno',
    method: currentSession.method,
    path: currentSession.path,
  },
  {
    id: listEnrollmentsInProgress.id,
    tenant: 'aurora',
    person: 'bruno',
    method: listEnrollmentsInProgress.method,
    path: listEnrollmentsInProgress.path,
  },
  {
    id: listOffers.id,
    tenant: 'sabermais',
    person: 'bruno',
    method: listOffers.method,
    path: listOffers.path,
    body: '{"searchText":""}',
  },
];
