import { phoneFault, pinFault, refusal, resendIn, stepFrom, typedPin } from './activation.rules.ts';

const sent = { phone: '(11) 98765-4321', message: 'Enviamos.', sentAt: 1_000_000 };

test.each([
  ['', 'Informe o telefone.'],
  ['(11) 9876', 'Telefone inválido, por favor digite corretamente. Exemplo: (99) 99999-9999'],
  ['(11) 98765-4321', undefined],
])('validates the phone %j: %s', (phone, fault) => expect(phoneFault(phone)).toBe(fault));

test('rejects an empty PIN [A5-35]', () => {
  expect(pinFault('  ')).toBe('Informe o PIN.');
  expect(pinFault('1')).toBeUndefined();
});

test('accepts a PIN that was copied with spaces or punctuation', () => expect(typedPin(' 123 456. ')).toBe('123456'));

test('resumes at the PIN step while the PIN is valid', () => {
  expect(stepFrom(sent, sent.sentAt + 599_999)).toMatchObject({ kind: 'pin', phone: sent.phone });
  expect(stepFrom(sent, sent.sentAt + 600_000)).toEqual({ kind: 'phone' });
  expect(stepFrom(undefined, 0)).toEqual({ kind: 'phone' });
});

test('allows another PIN after half a minute', () => {
  expect(resendIn(sent, sent.sentAt)).toBe(30);
  expect(resendIn(sent, sent.sentAt + 29_500)).toBe(1);
  expect(resendIn(sent, sent.sentAt + 60_000)).toBe(0);
});

test("shows the server's message, or the default message without one [A8-30] [A8-31]", () => {
  expect(refusal({ code: 'identity.wrong-pin', message: 'PIN inválido.' }, 'Erro ao validar PIN.')).toBe(
    'PIN inválido.',
  );
  expect(refusal({ code: 'identity.wrong-pin', message: '' }, 'Erro ao validar PIN.')).toBe('Erro ao validar PIN.');
  expect(refusal({ code: 'transport.timeout', message: 'O servidor demorou demais.' }, 'Erro ao validar PIN.')).toBe(
    'Erro ao validar PIN.',
  );
  expect(refusal({ code: 'transport.bad-reply', message: 'Um problema' }, 'Erro ao validar PIN.')).toBe(
    'Erro ao validar PIN.',
  );
});
