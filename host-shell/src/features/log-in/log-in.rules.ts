import type { ApiError } from 'shared-kit/api';
import { labels } from './labels.ts';

/** The password step names whose password it is, so it can't be reached without a checked username. */
export type LogInStep =
  | { readonly kind: 'username' }
  | { readonly kind: 'password' | 'sso'; readonly username: string };

export function usernameFault(username: string): string | undefined {
  return username.trim() === '' ? labels.usernameMissing : undefined;
}

export function passwordFault(password: string): string | undefined {
  return password === '' ? labels.passwordMissing : undefined;
}

/** A8-04; where the network or a limit is at fault, the words say so. */
export function usernameRefusal({ status, message }: Pick<ApiError, 'status' | 'message'>): string {
  return status === 404 || status === 400 || status === 401 ? labels.usernameRefused : message;
}

/** A8-03; as above. */
export function loginRefusal({ status, message }: Pick<ApiError, 'status' | 'message'>): string {
  return status === 401 || status === 400 ? labels.loginRefused : message;
}

/** A one-time token that was refused; where the network or a limit is at fault, the words say so. */
export function entryRefusal({ status, message }: Pick<ApiError, 'status' | 'message'>): string {
  return status === 410 || status === 400 || status === 404 ? labels.entry.over : message;
}

/**
 * A8-06, A8-08 (decision 45): 'Erro ao enviar e-mail!' where the server refused, the fallback where no reply came. A limit's
 * message says when to try again, so it is shown as it is.
 */
export function recoveryRefusal({ status, message }: Pick<ApiError, 'status' | 'message'>): string {
  if (status === 429) return message;
  return status === 0 ? labels.recover.notSent : labels.recover.refused;
}
