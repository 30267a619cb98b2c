import { activate, checkPin, register, sendPin } from '@shared-kit/contracts/identity';
import type { LoginSession } from '@shared-kit/contracts/identity';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import type { ApiBuilder, RequestContext } from '../../../platform/module.ts';
import { requestPin, validatePin } from './check-pin.service.ts';
import { choosePassword, createAccount } from './register.service.ts';

type LoginSessionOf = (
  context: Pick<RequestContext, 'tenant' | 'now' | 'storage'>,
  db: TenantDb,
  idUser: number,
  token: string,
) => Promise<LoginSession>;

/** Serves activation by phone: PIN, then a new account, or a new password for the existing one. */
export function serveActivation(api: ApiBuilder, loginSession: LoginSessionOf): void {
  api.handle(sendPin, 'with-platform', async (context) => ({
    success: true,
    pin: '',
    message: await requestPin(context),
  }));

  api.handle(checkPin, 'in-steps', async (context) => {
    const activation = await validatePin(context);
    const message =
      activation.kind === 'elsewhere'
        ? "Já existe uma conta com este telefone. Faça login ou use 'Esqueceu sua senha?'."
        : 'PIN validado.';
    return { success: true, message, activation };
  });

  api.handle(register, 'in-steps', async (context) => {
    const { idUser, token } = await createAccount(context);
    return context.transaction((db) => loginSession(context, db, idUser, token));
  });

  api.handle(activate, 'in-steps', async (context) => {
    const { idUser, token } = await choosePassword(context);
    return context.transaction((db) => loginSession(context, db, idUser, token));
  });
}
