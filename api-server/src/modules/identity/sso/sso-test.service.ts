import type { Profile } from '@node-saml/node-saml';
import type { SamlSettings } from '../../../platform/database/platform.tables.ts';
import type { SsoTestResult } from '../identity.tables.ts';
import { users } from '../user.repository.ts';
import { decodeResponse, readResponse, requestNamedBy } from './saml-response.adapter.ts';
import { REQUEST_GOOD_FOR_MS, faultOf } from './saml-response.rules.ts';
import { addressesOf, inTenant, loginOf, providerOf } from './sso.service.ts';
import type { SsoCall } from './sso.service.ts';
import { causeOf, causeOfPerson } from './sso-test.rules.ts';
import { ssoTests } from './sso-tests.repository.ts';

const MAX_ATTRIBUTES = 40;
const MAX_VALUES = 5;
const MAX_TEXT = 200;

export interface PreparedTest {
  readonly idTest: string;
  /** Address at the identity provider to which the browser goes. */
  readonly address: string;
  readonly until: Date;
}

/** Signs the request of a test. Nothing is stored: the caller does, together with what belongs to it. */
export async function prepareSsoTest(call: SsoCall): Promise<PreparedTest> {
  let idTest = '';
  const provider = await providerOf(call, {
    save: async (id) => {
      idTest = id;
    },
    isOpen: async () => false,
  });
  const address = await provider.getAuthorizeUrlAsync('', undefined, {});
  return { idTest, address, until: new Date(call.now.getTime() + REQUEST_GOOD_FOR_MS) };
}

/** Returns the open test that an answer is for, with its settings; undefined when it is for none. */
export async function openTestOf(
  call: Omit<SsoCall, 'settings'>,
  encoded: unknown,
): Promise<{ readonly idTest: string; readonly settings: SamlSettings } | undefined> {
  const idTest = requestNamedBy(encoded);
  if (idTest === '') return undefined;
  const row = await inTenant(call, (db) => ssoTests(db).findOpen(idTest, call.now));
  return row && { idTest: row.id_test, settings: row.settings };
}

/** Checks the answer to a test as a login would, and saves what it says. Opens no session. */
export async function finishSsoTest(call: SsoCall, idTest: string, encoded: unknown): Promise<void> {
  const result = await resultOf(call, idTest, encoded).catch((error: unknown) => failed(error));
  await inTenant(call, (db) => ssoTests(db).finish(idTest, result, call.now));
}

function failed(error: unknown): SsoTestResult {
  const cause = causeOf(error instanceof Error ? error.message : 'unknown');
  return { cause, nameId: '', attributes: [], login: '', person: null };
}

async function resultOf(call: SsoCall, idTest: string, encoded: unknown): Promise<SsoTestResult> {
  decodeResponse(encoded);
  const provider = await providerOf(call, {
    save: async () => undefined,
    isOpen: async (id) => id === idTest,
  });
  const { profile } = await provider.validatePostResponseAsync({ SAMLResponse: String(encoded) });
  const response = readResponse(provider.signedResponse);
  const fault = faultOf(response, { issuer: call.settings.issuer, ...addressesOf(call.portalUrl) }, call.now);
  if (fault !== null || !profile) throw new Error(fault ?? 'not one assertion');
  const { loginAttribute } = call.settings;
  const login = loginOf(profile, loginAttribute);
  const user = login === '' ? undefined : await inTenant(call, (db) => users(db).findByUsername(login));
  const person = user ? { idPerson: user.id_user, name: user.name, isActive: user.active } : null;
  return {
    cause: causeOfPerson({ login, loginAttribute }, person),
    nameId: shortened(profile.nameID),
    attributes: attributesOf(profile),
    login: shortened(login),
    person,
  };
}

function attributesOf({ attributes }: Profile): SsoTestResult['attributes'] {
  return Object.entries((attributes as Record<string, unknown> | undefined) ?? {})
    .slice(0, MAX_ATTRIBUTES)
    .map(([name, value]) => ({
      name: shortened(name),
      values: (Array.isArray(value) ? value : [value]).slice(0, MAX_VALUES).map(shortened),
    }));
}

function shortened(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT)}…` : text;
}
