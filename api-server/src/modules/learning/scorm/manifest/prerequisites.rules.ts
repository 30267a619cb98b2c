import type { EnrollmentStatus } from '@shared-kit/contracts/learning';
import { isDone } from '@shared-kit/contracts/learning';

/** Prerequisite of a package (`aicc_script`) as a tree. */
export type Prerequisite =
  | { readonly kind: 'done'; readonly identifier: string }
  | { readonly kind: 'status'; readonly identifier: string; readonly status: string; readonly isEqual: boolean }
  | { readonly kind: 'not'; readonly of: Prerequisite }
  | { readonly kind: 'all' | 'any'; readonly of: readonly Prerequisite[] }
  | { readonly kind: 'count'; readonly atLeast: number; readonly of: readonly Prerequisite[] };

/** Thrown for an expression that can't be parsed. */
export class PrerequisiteFault extends Error {}

const tokenPattern = /\s*(<>|[&|~=(){},*]|"[^"]*"|[^\s&|~=<>(){},*"]+)/y;
const maxTokens = 2000;
const maxDepth = 50;

/** Statuses by the words of prerequisites, in long and one-letter forms. */
const words: Readonly<Record<string, readonly EnrollmentStatus[]>> = {
  passed: ['PASSED'],
  p: ['PASSED'],
  completed: ['COMPLETED', 'PASSED', 'EQUIVALENCY'],
  c: ['COMPLETED', 'PASSED', 'EQUIVALENCY'],
  failed: ['FAILED'],
  f: ['FAILED'],
  incomplete: ['INCOMPLETE', 'IN_PROGRESS'],
  i: ['INCOMPLETE', 'IN_PROGRESS'],
  browsed: ['INCOMPLETE', 'IN_PROGRESS'],
  b: ['INCOMPLETE', 'IN_PROGRESS'],
  'not attempted': ['NOT_ATTEMPTED'],
  n: ['NOT_ATTEMPTED'],
};

/** Parses an expression; null for an empty one. Never runs it as code. */
export function readPrerequisite(text: string): Prerequisite | null {
  if (text.trim() === '') return null;
  const tokens = tokensOf(text);
  let at = 0;
  const nextToken = () => tokens[at++];
  const expect = (wanted: string) => {
    if (nextToken() !== wanted) throw new PrerequisiteFault(`falta '${wanted}'`);
  };
  // `&` binds more tightly than `|`, as in other scripts.
  const any = (depth: number): Prerequisite => chain('any', '|', (deeper) => chain('all', '&', one, deeper), depth);
  const chain = (
    kind: 'all' | 'any',
    sign: string,
    part: (depth: number) => Prerequisite,
    depth: number,
  ): Prerequisite => {
    if (depth > maxDepth) throw new PrerequisiteFault('há parênteses demais');
    const of = [part(depth)];
    while (tokens[at] === sign) {
      at += 1;
      of.push(part(depth));
    }
    return of.length === 1 && of[0] ? of[0] : { kind, of };
  };
  const one = (depth: number): Prerequisite => {
    if (depth > maxDepth) throw new PrerequisiteFault('há sinais demais');
    const token = nextToken();
    if (token === '~') return { kind: 'not', of: one(depth + 1) };
    if (token === '(') {
      const inner = any(depth + 1);
      expect(')');
      return inner;
    }
    if (token === undefined || /^[&|=<>(){},*"]/.test(token)) throw new PrerequisiteFault('falta o nome de uma lição');
    if (tokens[at] === '*') return countOf(token, depth);
    if (tokens[at] !== '=' && tokens[at] !== '<>') return { kind: 'done', identifier: token };
    const isEqual = nextToken() === '=';
    const status = (nextToken() ?? '').replaceAll('"', '').toLowerCase();
    if (words[status] === undefined) throw new PrerequisiteFault(`'${status}' não é uma situação`);
    return { kind: 'status', identifier: token, status, isEqual };
  };
  const countOf = (number: string, depth: number): Prerequisite => {
    expect('*');
    expect('{');
    const of = [any(depth + 1)];
    while (tokens[at] === ',') {
      at += 1;
      of.push(any(depth + 1));
    }
    expect('}');
    if (!/^\d{1,4}$/.test(number)) throw new PrerequisiteFault(`'${number}' não é um número`);
    return { kind: 'count', atLeast: Number(number), of };
  };
  const read = any(0);
  if (at < tokens.length) throw new PrerequisiteFault(`'${tokens[at]}' não era esperado`);
  return read;
}

function tokensOf(text: string): string[] {
  const tokens: string[] = [];
  tokenPattern.lastIndex = 0;
  const trimmed = text.trim();
  while (tokenPattern.lastIndex < trimmed.length) {
    const match = tokenPattern.exec(trimmed);
    if (!match?.[1]) throw new PrerequisiteFault('há um sinal desconhecido');
    tokens.push(match[1]);
    if (tokens.length > maxTokens) throw new PrerequisiteFault('a expressão é longa demais');
  }
  return tokens;
}

/**
 * Returns whether the prerequisite is met for these statuses by identifier. A missing lesson counts as never attempted.
 */
export function isMet(prerequisite: Prerequisite | null, statuses: ReadonlyMap<string, EnrollmentStatus>): boolean {
  if (prerequisite === null) return true;
  const statusOf = (identifier: string) => statuses.get(identifier) ?? 'NOT_ATTEMPTED';
  switch (prerequisite.kind) {
    case 'done':
      return isDone(statusOf(prerequisite.identifier));
    case 'status':
      return (words[prerequisite.status] ?? []).includes(statusOf(prerequisite.identifier)) === prerequisite.isEqual;
    case 'not':
      return !isMet(prerequisite.of, statuses);
    case 'all':
      return prerequisite.of.every((part) => isMet(part, statuses));
    case 'any':
      return prerequisite.of.some((part) => isMet(part, statuses));
    case 'count':
      return prerequisite.of.filter((part) => isMet(part, statuses)).length >= prerequisite.atLeast;
  }
}

/** Returns every lesson that the expression names, each once. */
export function namedIn(prerequisite: Prerequisite | null): string[] {
  if (prerequisite === null) return [];
  if ('identifier' in prerequisite) return [prerequisite.identifier];
  const parts = prerequisite.kind === 'not' ? [prerequisite.of] : prerequisite.of;
  return [...new Set(parts.flatMap(namedIn))];
}
