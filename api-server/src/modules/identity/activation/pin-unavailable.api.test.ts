import { sendPin } from '@shared-kit/contracts/identity';
import { newSecret } from '../../../env.ts';
import { startTestApp } from '../../../test/index.ts';

test('a production without a gateway for messages answers 503 instead of writing PINs to a folder', async () => {
  const app = await startTestApp({ INSTALLATION: 'production', SECRET: newSecret() });
  const at = await app.makeTenant({ app: { id_app_type: 2 } });
  const reply = await app.call(sendPin, { body: { phone: '11987654321', idAppType: '1' } }, { at });
  expect([reply.status, reply.headers['retry-after'], app.messages]).toEqual([503, '2', []]);
  expect(reply.body).toMatchObject({ code: 'identity.pin-unavailable' });
  await app.close();
}, 120_000);
