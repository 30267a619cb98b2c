import { readDemoTenants } from '../../tools/lib/demo-tenants.ts';
import { readVariants } from '../../tools/lib/demo-variants.ts';

/** Demo tenants by the first segment of their address. */
export type TenantName = 'aurora' | 'sabermais' | 'horizonte' | HomeVariant | TrialVariant;

/** Copies of `sabermais` with other homes (demo/variants.yaml). */
export type HomeVariant = 'saber-fileira' | 'saber-mosaico' | 'saber-icones' | 'saber-tela-cheia';

/** Copies of `horizonte` at other moments of the trial (demo/variants.yaml). */
export type TrialVariant =
  | 'horizonte-8-dias'
  | 'horizonte-4-dias'
  | 'horizonte-1-dia'
  | 'horizonte-0-dias'
  | 'horizonte-campanha'
  | 'horizonte-sem-plano';

export interface Account {
  readonly username: string;
  readonly password: string;
  /** Name as shown in the portal. */
  readonly fullName: string;
}

const tenants = readDemoTenants();
const variants = readVariants();

/** Returns the account of a demo person, by their key in people.yaml: `accountOf('bruno', 'sabermais')`. */
export function accountOf(person: string, tenant: TenantName): Account {
  const like = variants.find(({ key }) => key === tenant)?.of ?? tenant;
  const demo = tenants.find(({ segment }) => segment === like);
  const found = demo?.people.find(({ key }) => key === person);
  if (!demo || !found) throw new Error(`demo/${tenant}/people.yaml has nobody with the key '${person}'`);
  return { username: found.username, password: found.password ?? demo.password, fullName: found.name };
}
