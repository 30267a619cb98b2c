import { invalidField } from '../../../platform/errors.ts';
import type { Tenant } from '../../../platform/tenancy/tenant.types.ts';
import { commonPasswords } from './common-passwords.adapter.ts';
import { choiceFault } from './password-choice.rules.ts';

/** The person who chooses a password, as far as they are known. */
interface Chooser {
  readonly name: string;
  readonly email: string;
  readonly username: string;
  readonly cpf?: string | null;
}

/**
 * Refuses a password that is common or that contains what others know of the person or the company (decision 512).
 * `path` is the field of the form, such as `body.password`.
 */
export async function expectGoodPassword(
  path: string,
  password: string,
  { name, email, username, cpf }: Chooser,
  tenant: Pick<Tenant, 'name' | 'acronym'>,
): Promise<void> {
  const words = { name, email, username, cpf: cpf ?? '', companies: [tenant.name, tenant.acronym] };
  const fault = choiceFault(password, words, await commonPasswords());
  if (fault !== undefined) throw invalidField(path, fault);
}
