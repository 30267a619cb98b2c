import * as admin from '@shared-kit/contracts/admin';
import * as content from '@shared-kit/contracts/content';
import type { Endpoint } from '@shared-kit/contracts/core';
import * as delivery from '@shared-kit/contracts/delivery';
import * as evaluations from '@shared-kit/contracts/evaluations';
import * as gamification from '@shared-kit/contracts/gamification';
import * as identity from '@shared-kit/contracts/identity';
import * as journey from '@shared-kit/contracts/journey';
import * as learning from '@shared-kit/contracts/learning';
import * as notifications from '@shared-kit/contracts/notifications';
import * as plans from '@shared-kit/contracts/plans';
import * as store from '@shared-kit/contracts/store';

const domains = [
  admin,
  content,
  delivery,
  evaluations,
  gamification,
  identity,
  journey,
  learning,
  notifications,
  plans,
  store,
];

/** Every endpoint of the contracts, in a fixed order. */
export const allEndpoints: readonly Endpoint[] = domains
  .flatMap((domain): unknown[] => Object.values(domain))
  .filter(isEndpoint)
  .toSorted((one, other) => (one.id < other.id ? -1 : 1));

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'access' in value && 'path' in value && 'method' in value;
}
