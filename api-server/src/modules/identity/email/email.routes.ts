import { changeEmail, confirmEmail, readEmailLink, refuseEmail, sendEmailLink } from '@shared-kit/contracts/identity';
import type { ApiBuilder } from '../../../platform/module.ts';
import { presentUser } from '../user.presenter.ts';
import { requestEmail, sendLinkAgain } from './change-email.service.ts';
import { acceptEmail, declineEmail, linkState } from './confirm-email.service.ts';

/** Serves the person's e-mail address: asking for one, its link, and the answer to it. */
export function serveEmail(api: ApiBuilder): void {
  api.handle(changeEmail, 'in-steps', async (context) => ({
    success: true,
    user: presentUser(await requestEmail(context), context.storage.signMediaUrl),
  }));

  api.handle(sendEmailLink, async (context) => {
    await sendLinkAgain(context);
    return { success: true };
  });

  api.handle(readEmailLink, async (context) => ({ success: true, link: await linkState(context) }));

  api.handle(confirmEmail, async (context) => {
    await acceptEmail(context);
    return { success: true };
  });

  api.handle(refuseEmail, async (context) => {
    await declineEmail(context);
    return { success: true };
  });
}
