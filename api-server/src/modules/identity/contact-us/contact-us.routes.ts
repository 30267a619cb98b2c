import { sendContactMessage } from '@shared-kit/contracts/identity';
import type { ApiBuilder } from '../../../platform/module.ts';
import { contactTenant } from './contact-us.service.ts';

/** Serves 'Fale conosco'. */
export function serveContactUs(api: ApiBuilder): void {
  api.handle(sendContactMessage, async (context) => {
    await contactTenant(context);
    return { success: true };
  });
}
