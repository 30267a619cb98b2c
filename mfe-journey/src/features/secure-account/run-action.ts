import {
  addPasskey,
  removePasskey,
  removeTotp,
  renewRecoveryCodes,
  startPasskey,
  startTotp,
} from '@shared-kit/contracts/identity';
import type { TotpSetup } from '@shared-kit/contracts/identity';
import { call } from '@shared-kit/runtime/api';
import { createPasskey } from '@shared-kit/runtime/session';
import type { SecurityAction } from './security-action.rules.ts';

/** `failed`: the browser created no passkey. Refusals of the server are thrown. */
type Result =
  | { readonly kind: 'scan'; readonly totp: TotpSetup }
  | { readonly kind: 'done'; readonly codes: readonly string[] }
  | { readonly kind: 'failed' };

/** Makes the change, or its first part, with the password that the person typed. */
export async function runAction(
  action: SecurityAction,
  idUser: number,
  { name, password }: { readonly name: string; readonly password: string },
): Promise<Result> {
  const params = { idUser };
  const body = { password };
  switch (action.kind) {
    case 'add-totp':
      return { kind: 'scan', totp: (await call(startTotp, { params, body })).totp };
    case 'remove-totp':
      await call(removeTotp, { params, body });
      return { kind: 'done', codes: [] };
    case 'remove-passkey':
      await call(removePasskey, { params: { idUser, idPasskey: action.passkey.idPasskey }, body });
      return { kind: 'done', codes: [] };
    case 'renew-codes':
      return { kind: 'done', codes: (await call(renewRecoveryCodes, { params, body })).recoveryCodes };
    case 'add-passkey': {
      const { ticket, options } = await call(startPasskey, { params, body });
      const response = await createPasskey(options);
      if (!response) return { kind: 'failed' };
      const { recoveryCodes } = await call(addPasskey, { params, body: { ticket, name: name.trim(), response } });
      return { kind: 'done', codes: recoveryCodes };
    }
  }
}
