import { checkPin, register, sendPin } from '@shared-kit/contracts/identity';
import { startTestApp } from '../../../test/index.ts';
import type { TestApp, TestTenant } from '../../../test/index.ts';
import { afterLastFile } from '../../../test/after-last-file.ts';

export let app: TestApp;
export let at: TestTenant;

let lastPhone = 11_900_000_000;
export const newPhone = () => String((lastPhone += 1));
export const written = (phone: string) => phone.replace(/^(\d{2})(\d{5})(\d{4})$/, '($1) $2-$3');

export const requestPin = (phone: string) => app.ok(sendPin, { body: { phone, idAppType: '1' } }, { at });
export const check = (phone: string, pin: string) => ({ body: { phone, pin } });

/** Requests a PIN, runs the job that sends it, and reads it from the message. */
export async function pinOf(phone: string): Promise<string> {
  await requestPin(phone);
  await app.runJobs();
  const message = app.messages.findLast(({ to }) => to === phone);
  return /\b(\d{6})\b/.exec(message?.text ?? '')?.[1] ?? '';
}

export async function ticketOf(phone: string): Promise<string> {
  const { activation } = await app.ok(checkPin, check(phone, await pinOf(phone)), { at });
  return activation.kind === 'elsewhere' ? '' : activation.ticket;
}

let lastCpf = 0;
/** Returns a valid CPF, different at each call. */
export function newCpf(): string {
  const digits = [...String(900_000_000 + (lastCpf += 1))].map(Number);
  for (const _ of [1, 2])
    digits.push(((digits.reduce((sum, digit, index) => sum + digit * (digits.length + 1 - index), 0) * 10) % 11) % 10);
  return digits.join('').replace(/^(\d{3})(\d{3})(\d{3})(\d{2})$/, '$1.$2.$3-$4');
}

let people = 0;
export const person = (changes: object = {}) => ({
  name: 'Nova Pessoa',
  email: `pessoa${(people += 1)}@exemplo.com.br`,
  cpf: newCpf(),
  password: 'segredo123',
  ...changes,
});

/** Registers a person over phone and PIN. */
export async function registered(changes: object = {}) {
  const phone = newPhone();
  const body = { ticket: await ticketOf(phone), ...person(changes) };
  const session = await app.ok(register, { body }, { at });
  return { session, phone, email: body.email.toLowerCase() };
}

/** Runs the job that mails the link of an address, and returns the newest link's token. */
export async function linkTokenOf(email: string): Promise<string> {
  await app.runJobs();
  const mail = app.mails.findLast(({ to }) => to === email);
  return /confirm-email\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
}

let started: Promise<void> | undefined;

async function start(): Promise<void> {
  app = await startTestApp();
  at = await app.makeTenant({ app: { id_app_type: 2, name: 'Rede Teste' } });
  afterLastFile(() => app.close());
}

/** Starts an app where people activate their accounts by phone. */
export function startActivationApp(): void {
  // Test files that run in one process share the app.
  beforeAll(() => (started ??= start()));

  afterEach(() => app.clock.reset());
}
