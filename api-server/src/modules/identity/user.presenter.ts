import type { User } from '@shared-kit/contracts/identity';
import { channelsOf } from './channels.rules.ts';
import type { UserRow } from './user.repository.ts';

export const flag = (value: boolean): 0 | 1 => (value ? 1 : 0);

/** Presents a user (A3-11). `sign` turns the photo's storage key into a link. */
export function presentUser(row: UserRow, sign: (key: string) => string): User {
  const channels = channelsOf(row);
  return {
    idUser: row.id_user,
    idCompany: row.id_company,
    email: row.email,
    name: row.name,
    phone: row.phone,
    cpf: row.cpf,
    userType: row.user_type,
    userLicenceTermsAccepted: row.accepted_version ?? '',
    communicationAccepted: flag(row.communication_accepted),
    emailNotification: flag(channels.email),
    smsNotification: flag(channels.sms),
    guestCompany: row.guest_company,
    guestCnpj: row.guest_cnpj,
    admin: row.admin,
    active: row.active,
    photo: row.photo === '' ? '' : sign(row.photo),
    askPWA: Boolean(row.ask_pwa),
    department: row.department,
    role: row.role,
    username: row.username,
    ...(row.self_registered ? { canChangeEmail: true } : {}),
    ...(row.pending_email === null ? {} : { pendingEmail: row.pending_email }),
    ...(row.name_lock === null ? {} : { nameLock: row.name_lock }),
  };
}
