import * as z from 'zod/mini';

/** Sizes of a company in the form (B5-28). */
export const employeeRanges = ['1 - 100', '101 - 250', '251 - 500', '501 - 2500', '> 2500'] as const;
export type EmployeeRange = (typeof employeeRanges)[number];

/** Number of employees on the wire (B5-29): a [min, max] pair, or a number for the last, open range. */
export const numberOfEmployeesSchema = z.union([
  z.int().check(z.positive(), z.maximum(10_000_000)),
  z
    .tuple([z.int().check(z.positive()), z.int().check(z.positive(), z.maximum(10_000_000))])
    .check(z.refine(([min, max]) => min <= max)),
]);
export type NumberOfEmployees = z.infer<typeof numberOfEmployeesSchema>;

/** Returns a range as it is sent: '1 - 100' is [1, 100], '> 2500' is 2501 (decision 40). */
export function employeesOf(range: EmployeeRange): NumberOfEmployees {
  const [min = 0, max] = (range.match(/\d+/g) ?? []).map(Number);
  return max === undefined ? min + 1 : [min, max];
}

/** Messages of the contact and trial form (B5-19 to B5-25). */
export const contactFormMessages = {
  name: 'Nome obrigatório',
  emailMissing: 'E-mail obrigatório',
  emailInvalid: 'E-mail inválido.',
  company: 'Empresa obrigatória',
  role: 'Cargo obrigatório',
  department: 'Departamento obrigatório',
  phoneMissing: 'Telefone obrigatório',
  phoneShort: 'Telefone incompleto',
  phoneWrong: 'Telefone deve conter 11 dígitos',
  employees: 'Número de colaboradores obrigatório',
  message: 'Mensagem obrigatória',
} as const;

const filled = (error: string, longest: number) =>
  z.string().check(z.trim(), z.minLength(1, { error }), z.maxLength(longest, `Use até ${longest} caracteres.`));

const digits = (text: string): number => text.replace(/\D/g, '').length;

/** Fields that the form and the calls share, so that both refuse with the same text. */
export const contactFields = {
  name: filled(contactFormMessages.name, 200),
  email: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: contactFormMessages.emailMissing, abort: true }),
      z.email({ error: contactFormMessages.emailInvalid }),
      z.maxLength(200),
    ),
  company: filled(contactFormMessages.company, 200),
  role: filled(contactFormMessages.role, 100),
  department: filled(contactFormMessages.department, 100),
  /** Decision 361: fewer than 11 digits are incomplete; more cannot be a number of this country. */
  phone: z.string().check(
    z.trim(),
    z.minLength(1, { error: contactFormMessages.phoneMissing, abort: true }),
    z.refine((text) => digits(text) >= 11, { error: contactFormMessages.phoneShort, abort: true }),
    z.refine((text) => digits(text) === 11, { error: contactFormMessages.phoneWrong }),
  ),
  message: z.string().check(z.trim(), z.maxLength(2000, 'Use até 2000 caracteres.')),
} as const;

/** Contact and trial form (B3-25). `description` is the message. */
export function contactFormSchema({ isMessageRequired }: { readonly isMessageRequired: boolean }) {
  return z.object({
    name: contactFields.name,
    email: contactFields.email,
    company: contactFields.company,
    role: contactFields.role,
    department: contactFields.department,
    phone: contactFields.phone,
    numberOfEmployees: z.string().check(
      z.refine((range) => (employeeRanges as readonly string[]).includes(range), {
        error: contactFormMessages.employees,
      }),
    ),
    description: isMessageRequired
      ? contactFields.message.check(z.minLength(1, { error: contactFormMessages.message }))
      : contactFields.message,
  });
}

export type ContactForm = z.infer<ReturnType<typeof contactFormSchema>>;

export function isEmployeeRange(text: string): text is EmployeeRange {
  return (employeeRanges as readonly string[]).includes(text);
}
