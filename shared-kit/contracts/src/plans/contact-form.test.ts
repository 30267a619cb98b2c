import { contactFormSchema, employeeRanges, employeesOf, numberOfEmployeesSchema } from './contact-form.schema.ts';
import type { ContactForm } from './contact-form.schema.ts';
import { planCampaignSchema, planSchema } from './plan.schema.ts';

const filled: ContactForm = {
  name: 'Joana Prado',
  email: 'joana@empresa.com.br',
  company: 'Empresa',
  role: 'Coordenadora',
  department: 'Ensino',
  phone: '(11) 98765-4321',
  numberOfEmployees: '101 - 250',
  description: '',
};

function faults(change: Partial<ContactForm>, isMessageRequired = false): string[] {
  const result = contactFormSchema({ isMessageRequired }).safeParse({ ...filled, ...change });
  return result.success ? [] : result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
}

test('a complete form is valid and has the fields of the specification [B3-25]', () => {
  expect(faults({})).toEqual([]);
  expect(Object.keys(contactFormSchema({ isMessageRequired: false }).shape).toSorted()).toEqual([
    'company',
    'department',
    'description',
    'email',
    'name',
    'numberOfEmployees',
    'phone',
    'role',
  ]);
});

test.each([
  ['name', 'Nome obrigatório'],
  ['email', 'E-mail obrigatório'],
  ['role', 'Cargo obrigatório'],
  ['department', 'Departamento obrigatório'],
  ['phone', 'Telefone obrigatório'],
] as const)('%s without text: %s [B5-19] [B5-20] [B5-22] [B5-23] [B5-24]', (field, message) => {
  expect(faults({ [field]: '' })).toEqual([`${field}: ${message}`]);
  expect(faults({ [field]: '   ' })).toEqual([`${field}: ${message}`]);
});

test.each(['joana', 'joana@', '@empresa.com', 'joana@empresa'])('the e-mail %s is invalid [B5-21]', (email) =>
  expect(faults({ email })).toEqual(['email: E-mail inválido.']),
);

test.each([
  ['(11) 9876', 'Telefone incompleto'],
  ['1198765432', 'Telefone incompleto'],
  ['+55 (11) 98765-4321', 'Telefone deve conter 11 dígitos'],
  ['119876543210', 'Telefone deve conter 11 dígitos'],
])('the phone %s: %s [B5-25] [B5-26]', (phone, message) => expect(faults({ phone })).toEqual([`phone: ${message}`]));

test('a phone with exactly 11 digits is valid with and without its mask [B5-25]', () => {
  expect(faults({ phone: '11987654321' })).toEqual([]);
  expect(faults({ phone: '(11) 98765-4321' })).toEqual([]);
});

test('the message is required only when the form says so', () => {
  expect(faults({ description: ' ' }, true)).toEqual(['description: Mensagem obrigatória']);
  expect(faults({ description: 'Oi' }, true)).toEqual([]);
});

test('the sizes of a company are those of the specification [B5-28]', () => {
  expect(employeeRanges).toEqual(['1 - 100', '101 - 250', '251 - 500', '501 - 2500', '> 2500']);
  expect(faults({ numberOfEmployees: '' })).toHaveLength(1);
});

test('a range is sent as [min, max], and the open one as the number 2501 [B5-29] [B5-70]', () => {
  const sent = employeeRanges.map(employeesOf);
  expect(sent).toEqual([[1, 100], [101, 250], [251, 500], [501, 2500], 2501]);
  for (const value of sent) expect(numberOfEmployeesSchema.safeParse(value).success).toBe(true);
  for (const value of [0, -1, 1.5, [5, 1], [1], '100'])
    expect(numberOfEmployeesSchema.safeParse(value).success).toBe(false);
});

test('a plan has the fields of the specification [B3-23]', () => {
  const { planUpgrade, ...plan } = planSchema.shape;
  expect(Object.keys(plan)).toEqual([
    'idPlan',
    'idRef',
    'name',
    'description',
    'features',
    'products',
    'deadline',
    'trial',
    'trialsCount',
    'agreementContent',
  ]);
  expect(Object.keys(planUpgrade.shape)).toEqual([
    'numberRequest',
    'hasRequestedUpgrade',
    'isUpgradeButtonActive',
    'isPlanContractButtonActive',
    'userIsAdmin',
  ]);
});

test('a plan campaign has the fields of the specification [B3-24]', () =>
  expect(Object.keys(planCampaignSchema.shape)).toEqual([
    'startDate',
    'finishDate',
    'mediaType',
    'mediaUrl',
    'frequencyToShow',
  ]));
