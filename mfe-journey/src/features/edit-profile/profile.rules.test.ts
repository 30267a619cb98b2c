import { canChoose, cpfFault, fieldsOf, nameFault, phoneFault } from './profile.rules.ts';

test.each(['', '   '])('the name %j is missing [A5-04]', (name) => expect(nameFault(name)).toBe('Nome obrigatório'));

test('a name of any length is one', () => expect(nameFault('Zé')).toBeUndefined());

test.each(['1', '111.444.777', '11144477735', '111.444.777-36', '111.111.111-11'])("'%s' is no CPF [A5-05]", (cpf) =>
  expect(cpfFault(cpf)).toBe('CPF inválido'),
);

test.each(['', '111.444.777-35'])("'%s' may be kept as CPF [A5-10]", (cpf) => expect(cpfFault(cpf)).toBeUndefined());

test.each(['1', '(11) 9876-4321', '11987654321', '(01) 98765-4321'])("'%s' is no phone [A5-07]", (phone) =>
  expect(phoneFault(phone)).toBe('Telefone invalido, por favor digite corretamente. Exemplo: (99) 99999-9999'),
);

test.each(['', '(11) 98765-4321'])("'%s' may be kept as phone [A5-10]", (phone) =>
  expect(phoneFault(phone)).toBeUndefined(),
);

test('e-mail and SMS can be chosen with communication accepted, whatever the other says [A4n-01] [A5-08] [A5-09]', () => {
  for (const preference of ['emailNotification', 'smsNotification'] as const) {
    expect(canChoose(preference, { communicationAccepted: 0 })).toBe(false);
    expect(canChoose(preference, { communicationAccepted: 1 })).toBe(true);
  }
  expect(canChoose('communicationAccepted', { communicationAccepted: 0 })).toBe(true);
});

test('what is kept without a mask gets it', () => {
  expect(fieldsOf({ name: 'Ana', cpf: '11144477735', phone: '11987654321' } as never)).toEqual({
    name: 'Ana',
    cpf: '111.444.777-35',
    phone: '(11) 98765-4321',
  });
});
