import { canChoose, cpfFault, fieldsOf, nameFault, phoneFault } from './profile.rules.ts';

test.each(['', '   '])('rejects %j as a missing name [A5-04]', (name) =>
  expect(nameFault(name)).toBe('Nome obrigatório'),
);

test('accepts a name of any length', () => expect(nameFault('Zé')).toBeUndefined());

test.each(['1', '111.444.777', '11144477735', '111.444.777-36', '111.111.111-11'])(
  "rejects '%s' as a CPF [A5-05]",
  (cpf) => expect(cpfFault(cpf)).toBe('CPF inválido'),
);

test.each(['', '111.444.777-35'])("accepts '%s' as a CPF to save [A5-10]", (cpf) =>
  expect(cpfFault(cpf)).toBeUndefined(),
);

test.each(['1', '(11) 9876-4321', '11987654321', '(01) 98765-4321'])(
  "rejects '%s' as a phone number [A5-07]",
  (phone) =>
    expect(phoneFault(phone)).toBe('Telefone invalido, por favor digite corretamente. Exemplo: (99) 99999-9999'),
);

test.each(['', '(11) 98765-4321'])("accepts '%s' as a phone number to save [A5-10]", (phone) =>
  expect(phoneFault(phone)).toBeUndefined(),
);

test('e-mail and SMS are enabled exactly when communication is accepted [A4n-01]', () => {
  for (const preference of ['emailNotification', 'smsNotification'] as const) {
    expect(canChoose(preference, { communicationAccepted: 0 })).toBe(false);
    expect(canChoose(preference, { communicationAccepted: 1 })).toBe(true);
  }
  expect(canChoose('communicationAccepted', { communicationAccepted: 0 })).toBe(true);
});

test('values stored without a mask get one', () => {
  expect(fieldsOf({ name: 'Ana', cpf: '11144477735', phone: '11987654321' } as never)).toEqual({
    name: 'Ana',
    cpf: '111.444.777-35',
    phone: '(11) 98765-4321',
  });
});
