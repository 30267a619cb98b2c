import { defineEndpoint, doneSchema, idSchema } from '@shared-kit/contracts/core';
import * as z from 'zod/mini';

/**
 * Saves that the user has answered whether to install the portal as an app, on any device; `loginInfo.askPWA` is then
 * false (A2h-07).
 */
export const answerInstall = defineEndpoint({
  id: 'identity.answer-install',
  method: 'PUT',
  path: '/users/askPWA/:id',
  access: 'session',
  summary: 'Registra que a pergunta sobre instalar o aplicativo foi respondida',
  params: z.object({ id: idSchema }),
  reply: doneSchema,
});
