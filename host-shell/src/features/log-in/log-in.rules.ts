import type { ReplyOf } from '@shared-kit/contracts/core';
import type { startSecondFactor } from '@shared-kit/contracts/identity';
import type { ApiError } from '@shared-kit/runtime/api';
import { labels } from './labels.ts';

export type SecondStepBegun = ReplyOf<typeof startSecondFactor>;

/** Step of the login. The password step contains the checked username, so it can't be reached without one. */
export type LogInStep =
  | { readonly kind: 'username' }
  | { readonly kind: 'password' | 'sso'; readonly username: string }
  | { readonly kind: 'second'; readonly username: string; readonly begun: SecondStepBegun };

export function usernameFault(username: string): string | undefined {
  return username.trim() === '' ? labels.usernameMissing : undefined;
}

export function passwordFault(password: string): string | undefined {
  return password === '' ? labels.passwordMissing : undefined;
}

/** A8-04: returns the message for a rejected username; a network error or a limit has its own message. */
export function usernameRefusal({ status, message }: Pick<ApiError, 'status' | 'message'>): string {
  return status === 404 || status === 400 || status === 401 ? labels.usernameRefused : message;
}

/** A8-03: returns the message for a rejected login; a network error or a limit has its own message. */
export function loginRefusal({ status, message }: Pick<ApiError, 'status' | 'message'>): string {
  return status === 401 || status === 400 ? labels.loginRefused : message;
}

/** Returns the message for a rejected one-time token; a network error or a limit has its own message. */
export function entryRefusal({ status, message }: Pick<ApiError, 'status' | 'message'>): string {
  return status === 410 || status === 400 || status === 404 ? labels.entry.over : message;
}

/**
 * A8-06, A8-08 (decision 45): returns 'Erro ao enviar e-mail!' when the server refused, and the fallback when no
 * response arrived. The message of a limit is shown unchanged, because it says when to try again.
 */
export function recoveryRefusal({ status, message }: Pick<ApiError, 'status' | 'message'>): string {
  if (status === 429) return message;
  return status === 0 ? labels.recover.notSent : labels.recover.refused;
}
