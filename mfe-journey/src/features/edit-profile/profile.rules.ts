import { isCpf } from 'shared-kit/contracts/identity';
import type { User } from 'shared-kit/contracts/identity';
import { hasCpfForm, isPhone, maskCpf, maskPhone } from 'shared-kit/format';
import { labels } from './labels.ts';

export type ProfileFields = Pick<User, 'name' | 'cpf' | 'phone'>;
export type Preference = 'communicationAccepted' | 'emailNotification' | 'smsNotification';

/** What the form begins with; what an import brought without its mask gets it here. */
export function fieldsOf({ name, cpf, phone }: User): ProfileFields {
  return { name, cpf: maskCpf(cpf), phone: maskPhone(phone) };
}

/** A5-04. */
export function nameFault(name: string): string | undefined {
  return name.trim() === '' ? labels.nameMissing : undefined;
}

/** A5-05; none is allowed (decision 134). */
export function cpfFault(cpf: string): string | undefined {
  return cpf === '' || (hasCpfForm(cpf) && isCpf(cpf)) ? undefined : labels.cpfWrong;
}

/** A5-07; none is allowed (decision 134). */
export function phoneFault(phone: string): string | undefined {
  return phone === '' || isPhone(phone) ? undefined : labels.phoneWrong;
}

/** E-mail and SMS can be chosen by whoever accepts communication, and by nobody else (decision 17). */
export function canChoose(preference: Preference, user: Pick<User, 'communicationAccepted'>): boolean {
  return preference === 'communicationAccepted' || user.communicationAccepted === 1;
}
