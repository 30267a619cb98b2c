import { loginSessionSchema } from '@shared-kit/contracts/identity';
import type { LoginSession } from '@shared-kit/contracts/identity';
import type { DemoTenant } from '../../tools/lib/demo-tenants.ts';

/** Logs a demo person in through the API. */
export async function logInForBench(
  origin: string,
  tenant: string,
  person: string,
  tenants: readonly DemoTenant[],
): Promise<LoginSession> {
  const demo = tenants.find(({ segment }) => segment === tenant);
  const account = demo?.people.find(({ key }) => key === person);
  if (!demo || !account) throw new Error(`no ${person} in ${tenant}`);
  const page = await (await fetch(`${origin}/${tenant}/login`)).text();
  const [, boot = ''] = /<script[^>]*id="azulejo-boot"[^>]*>(.*?)<\/script>/s.exec(page) ?? [];
  const { app } = JSON.parse(boot) as { app: { idAppType: number; acronym: string } };
  const reply = await fetch(`${origin}/${tenant}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      username: account.username,
      password: account.password ?? demo.password,
      idAppType: app.idAppType,
      acronym: app.acronym,
    }),
  });
  return loginSessionSchema.parse(await reply.json());
}
