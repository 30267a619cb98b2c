import { InvalidArgumentError } from 'commander';
import { refuse } from '../platform/errors.ts';
import type { Refusal } from '../platform/errors.ts';

export interface ReleaseTarget {
  readonly remote: string;
  readonly version: string;
}

/** Parses `mfe-store@1.4.0`. */
export function releaseTarget(text: string): ReleaseTarget {
  const [, remote, version] = /^([a-z][a-z0-9-]*)@(.+)$/.exec(text) ?? [];
  if (!remote || !version) throw new InvalidArgumentError('Escreva como mfe-store@1.4.0.');
  return { remote, version };
}

/** Returns a parser for a whole number between two inclusive bounds. */
export function wholeNumber(from: number, to: number): (text: string) => number {
  return (text) => {
    const number = Number(text);
    if (!Number.isInteger(number) || number < from || number > to)
      throw new InvalidArgumentError(`Escreva um número inteiro de ${from} a ${to}.`);
    return number;
  };
}

/**
 * Builds the error for options that cannot be combined, which the command detects after commander has parsed each of
 * them.
 */
export function usageError(message: string): Refusal {
  return refuse('cli.usage', 400, message);
}
