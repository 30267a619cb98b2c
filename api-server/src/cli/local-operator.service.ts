import { userInfo } from 'node:os';

/**
 * Returns the name under which a command on the server is recorded in the history: the account of the operating
 * system, because a command has no token.
 */
export function localOperator(): string {
  return `operador ${accountName()}`;
}

function accountName(): string {
  try {
    return userInfo().username;
  } catch {
    // The account may be missing from a container's user database.
    return String(process.getuid?.() ?? 'desconhecido');
  }
}
