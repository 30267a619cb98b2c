import { defineEndpoint, doneSchema, idSchema } from 'shared-kit/contracts/core';
import * as z from 'zod/mini';

/** A2h-07: the person has answered whether to install the portal as an app, on whatever device; `loginInfo.askPWA` is false from then on. */
export const answerInstall = defineEndpoint({
  id: 'identity.answer-install',
  method: 'PUT',
  path: '/users/askPWA/:id',
  access: 'session',
  summary: 'Registra que a pergunta sobre instalar o aplicativo foi respondida',
  params: z.object({ id: idSchema }),
  reply: doneSchema,
});
