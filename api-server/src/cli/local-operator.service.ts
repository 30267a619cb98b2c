import { userInfo } from 'node:os';

/**
 * Returns the name of who types a command: `AZULEJO_OPERATOR`, else the person behind `sudo`, else the account of the
 * operating system. It is read where the command is typed, because a running server has an account of its own.
 */
export function localOperator({ AZULEJO_OPERATOR, SUDO_USER }: NodeJS.ProcessEnv): string {
  const named = [AZULEJO_OPERATOR, SUDO_USER].map((name) => name?.trim() ?? '').find((name) => name !== '');
  return `operador ${(named ?? accountName()).slice(0, 80)}`;
}

function accountName(): string {
  try {
    return userInfo().username;
  } catch {
    // The account may be missing from a container's user database.
    return String(process.getuid?.() ?? 'desconhecido');
  }
}
