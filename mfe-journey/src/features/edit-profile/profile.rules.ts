import { isCpf, isPersonName } from '@shared-kit/contracts/identity';
import type { User } from '@shared-kit/contracts/identity';
import { hasCpfForm, isPhone, maskCpf, maskPhone } from '@shared-kit/ui/format';
import { labels } from './labels.ts';

export type ProfileFields = Pick<User, 'name' | 'cpf' | 'phone'>;
export type Preference = 'communicationAccepted' | 'emailNotification' | 'smsNotification';

/** Returns the initial values of the form. Values imported without a mask get it here. */
export function fieldsOf({ name, cpf, phone }: User): ProfileFields {
  return { name, cpf: maskCpf(cpf), phone: maskPhone(phone) };
}

/** Validates the name (A5-04). */
export function nameFault(name: string): string | undefined {
  if (name.trim() === '') return labels.nameMissing;
  return isPersonName(name.trim()) ? undefined : labels.nameWrong;
}

/** Validates the CPF (A5-05); an empty one is allowed (decision 134). */
export function cpfFault(cpf: string): string | undefined {
  return cpf === '' || (hasCpfForm(cpf) && isCpf(cpf)) ? undefined : labels.cpfWrong;
}

/** Validates the phone number (A5-07); an empty one is allowed (decision 134). */
export function phoneFault(phone: string): string | undefined {
  return phone === '' || isPhone(phone) ? undefined : labels.phoneWrong;
}

/** Returns whether e-mail and SMS are enabled: only with communication accepted (decision 17). */
export function canChoose(preference: Preference, user: Pick<User, 'communicationAccepted'>): boolean {
  return preference === 'communicationAccepted' || user.communicationAccepted === 1;
}
