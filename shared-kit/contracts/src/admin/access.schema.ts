import * as z from 'zod/mini';
import { idSchema } from '@shared-kit/contracts/core';

/** Rights of the administration. Each administrative endpoint names the one that it needs. */
export const adminRights = [
  'admin.enter',
  'people.read',
  'people.edit',
  'people.access',
  'people.privacy',
  'groups.edit',
  'requests.answer',
  'community.moderate',
  'announcements.send',
  'trainings.read',
  'trainings.edit',
  'scorm.edit',
  'classes.edit',
  'enrolments.read',
  'enrolments.edit',
  'roles.read',
  'roles.give',
  'owners.give',
  'audit.read',
  'company.edit',
  'company.export',
] as const;

export type AdminRight = (typeof adminRights)[number];

/**
 * Roles of the administration. `owner` and `administrator` are levels 1 and 2 of the specification, which the account
 * carries; all others are grants.
 */
export const adminRoles = ['owner', 'administrator', 'hr', 'author', 'approver', 'reports', 'dpo'] as const;

export type AdminRole = (typeof adminRoles)[number];

/** Rights of each role. A right that no role lists is held by nobody, and `admin.enter` by every role. */
export const rightsOfRole: Readonly<Record<AdminRole, readonly AdminRight[]>> = {
  owner: adminRights,
  administrator: adminRights.filter((right) => right !== 'owners.give' && right !== 'company.export'),
  hr: [
    'admin.enter',
    'people.read',
    'people.edit',
    'people.access',
    'groups.edit',
    'requests.answer',
    'announcements.send',
    'trainings.read',
    'classes.edit',
    'enrolments.read',
    'enrolments.edit',
  ],
  author: ['admin.enter', 'community.moderate', 'trainings.read', 'trainings.edit', 'scorm.edit'],
  approver: ['admin.enter', 'requests.answer', 'community.moderate', 'trainings.read', 'classes.edit'],
  reports: ['admin.enter', 'people.read', 'trainings.read', 'enrolments.read'],
  dpo: ['admin.enter', 'people.read', 'people.privacy', 'roles.read', 'audit.read'],
};

/** Kinds of scope: everybody, departments, groups, people of trainings, or the tree of people below a leader. */
export const scopeKinds = ['all', 'departments', 'groups', 'trainings', 'team'] as const;

export type ScopeKind = (typeof scopeKinds)[number];

/** Scopes that a role may be given with. */
export const scopesOfRole: Readonly<Record<AdminRole, readonly ScopeKind[]>> = {
  owner: ['all'],
  administrator: ['all'],
  hr: ['all', 'departments', 'groups', 'team'],
  author: ['all', 'trainings'],
  approver: ['all', 'departments', 'groups', 'trainings', 'team'],
  reports: ['all', 'departments', 'groups', 'trainings', 'team'],
  dpo: ['all'],
};

/** Maximum number of departments, groups or trainings of one scope. */
export const MAX_SCOPE_ENTRIES = 50;

const idsSchema = z.array(idSchema).check(z.minLength(1), z.maxLength(MAX_SCOPE_ENTRIES));

/** Part of the company for which a role holds. */
export const scopeSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('all') }),
  z.object({
    kind: z.literal('departments'),
    departments: z
      .array(z.string().check(z.minLength(1), z.maxLength(200)))
      .check(z.minLength(1), z.maxLength(MAX_SCOPE_ENTRIES)),
  }),
  z.object({ kind: z.literal('groups'), groups: idsSchema }),
  z.object({ kind: z.literal('trainings'), trainings: idsSchema }),
  z.object({ kind: z.literal('team') }),
]);

export type AdminScope = z.infer<typeof scopeSchema>;

/** A role with its scope. */
export interface RoleInScope {
  readonly role: AdminRole;
  readonly scope: AdminScope;
}

/** Returns the role that a level of the account stands for (decision 750); undefined for none. */
export function roleOfLevel(admin: number): 'owner' | 'administrator' | undefined {
  if (admin === 1) return 'owner';
  return admin === 2 ? 'administrator' : undefined;
}

/** Returns the scopes in which the roles give a right. Empty means that the right is missing. */
export function scopesOf(roles: readonly RoleInScope[], right: AdminRight): readonly AdminScope[] {
  return roles.filter(({ role }) => rightsOfRole[role].includes(right)).map(({ scope }) => scope);
}

/** Returns whether the roles give the right in any scope. */
export function hasRight(roles: readonly RoleInScope[], right: AdminRight): boolean {
  return scopesOf(roles, right).length > 0;
}

/**
 * Returns whether the giver holds every right of a role in a scope that contains the given one, so that nobody gives a
 * right that they lack.
 */
export function coversRole(giver: readonly RoleInScope[], { role, scope }: RoleInScope): boolean {
  const special: AdminRight[] = role === 'owner' ? ['owners.give'] : [];
  return [...rightsOfRole[role], ...special].every((right) =>
    scopesOf(giver, right).some((own) => containsScope(own, scope)),
  );
}

/** Two people's teams differ, so a team contains no other scope, not even another team. */
function containsScope(outer: AdminScope, inner: AdminScope): boolean {
  if (outer.kind === 'all') return true;
  if (outer.kind === 'departments' && inner.kind === 'departments')
    return inner.departments.every((name) => outer.departments.includes(name));
  if (outer.kind === 'groups' && inner.kind === 'groups') return inner.groups.every((id) => outer.groups.includes(id));
  if (outer.kind === 'trainings' && inner.kind === 'trainings')
    return inner.trainings.every((id) => outer.trainings.includes(id));
  return false;
}
