import * as contract from '@shared-kit/contracts/identity';
import type { LoginSession } from '@shared-kit/contracts/identity';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import { notFound } from '../../../platform/errors.ts';
import type { ApiBuilder, RequestContext } from '../../../platform/module.ts';
import { beginSecondStep, enrolAndFinish, finishSecondStep } from './login-second-factor.service.ts';
import * as own from './own-second-factor.service.ts';

type Context = Pick<RequestContext, 'tenant' | 'now' | 'storage'>;
type PresentSession = (context: Context, db: TenantDb, idUser: number, token: string) => Promise<LoginSession>;

/** Serves the second step of the login, and the person's own second factors. */
export function serveSecondFactor(api: ApiBuilder, presentSession: PresentSession): void {
  api.handle(contract.startSecondFactor, 'in-steps', beginSecondStep);

  api.handle(contract.finishSecondFactor, 'in-steps', async (context) => {
    const { idUser, token } = await finishSecondStep(context);
    return context.transaction((db) => presentSession(context, db, idUser, token));
  });

  api.handle(contract.enrolAtLogin, 'in-steps', async (context) => {
    const { idUser, token, recoveryCodes } = await enrolAndFinish(context);
    const session = await context.transaction((db) => presentSession(context, db, idUser, token));
    return { success: true, session, recoveryCodes };
  });

  api.handle(contract.getSecondFactor, async ({ params, session, db }) => {
    if (params.idUser !== session.idUser) throw notFound();
    return own.presentFactors(db, session.idUser);
  });

  api.handle(contract.startTotp, 'in-steps', async (context) => {
    const user = await own.confirmedOwner(context, context.params.idUser, context.body.password);
    return { success: true, totp: await own.startOwnTotp(context, user) };
  });

  api.handle(contract.confirmTotp, 'in-steps', async (context) => ({
    success: true,
    recoveryCodes: await own.confirmOwnTotp(context, context.params.idUser, context.body.code),
  }));

  api.handle(contract.removeTotp, 'in-steps', async (context) => {
    const user = await own.confirmedOwner(context, context.params.idUser, context.body.password);
    await own.removeFactor(context, user, 'totp');
    return { success: true };
  });

  api.handle(contract.startPasskey, 'in-steps', async (context) => {
    const user = await own.confirmedOwner(context, context.params.idUser, context.body.password);
    return own.startOwnPasskey(context, user);
  });

  api.handle(contract.addPasskey, 'in-steps', async (context) => ({
    success: true,
    recoveryCodes: await own.addOwnPasskey(context),
  }));

  api.handle(contract.removePasskey, 'in-steps', async (context) => {
    const { idUser, idPasskey } = context.params;
    const user = await own.confirmedOwner(context, idUser, context.body.password);
    await own.removeFactor(context, user, idPasskey);
    return { success: true };
  });

  api.handle(contract.renewRecoveryCodes, 'in-steps', async (context) => {
    const user = await own.confirmedOwner(context, context.params.idUser, context.body.password);
    return { success: true, recoveryCodes: await own.renewOwnRecoveryCodes(context, user) };
  });
}
