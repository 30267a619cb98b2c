import { refuse } from '../../../platform/errors.ts';
import type { Refusal } from '../../../platform/errors.ts';

export function wrongCode(path = 'body.code'): Refusal {
  const message = 'Código inválido ou já usado. Confira e tente novamente.';
  return refuse('identity.wrong-code', 422, message, { issues: [{ path, message }] });
}

export function secondFactorOver(): Refusal {
  return refuse('identity.second-factor-over', 410, 'O prazo desta etapa terminou. Entre novamente com a sua senha.');
}

/** Refusal of a login whose password is right. The page goes on with the second step. */
export function secondFactorRequired(
  message = 'Esta conta pede a verificação em duas etapas. Atualize a página e entre novamente.',
): Refusal {
  return refuse('identity.second-factor-required', 403, message);
}
