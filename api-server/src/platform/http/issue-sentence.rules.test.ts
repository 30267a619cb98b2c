import * as z from 'zod/mini';
import { issueSentence } from './issue-sentence.rules.ts';

const said = (schema: z.ZodMiniType, value: unknown): string | undefined =>
  schema.safeParse(value, { error: issueSentence }).error?.issues[0]?.message;

test.each<[string, z.ZodMiniType, unknown, string]>([
  ['a missing text', z.string(), undefined, 'Preencha este campo.'],
  ['an empty text', z.string().check(z.minLength(1)), '', 'Preencha este campo.'],
  ['a long text', z.string().check(z.maxLength(120)), 'x'.repeat(121), 'Use no máximo 120 caracteres.'],
  ['a short text', z.string().check(z.minLength(8)), 'x', 'Use ao menos 8 caracteres.'],
  ['a number that is none', z.number(), 'doze', 'Informe um número.'],
  ['a broken number', z.int(), 1.5, 'Informe um número inteiro.'],
  ['a high number', z.number().check(z.maximum(1000)), 1001, 'O maior valor aceito é 1.000.'],
  ['a low number', z.number().check(z.minimum(1)), 0, 'O menor valor aceito é 1.'],
  ['an empty list', z.array(z.string()).check(z.minLength(1)), [], 'Escolha ao menos um item.'],
  ['a long list', z.array(z.string()).check(z.maxLength(2)), ['a', 'b', 'c'], 'Escolha no máximo 2 itens.'],
  ['an unknown option', z.enum(['a', 'b']), 'c', 'Escolha uma destas opções: a, b.'],
  ['an e-mail', z.email(), 'x', 'Informe um e-mail válido.'],
  ['a pattern', z.string().check(z.regex(/^\d+$/)), 'x', 'O formato deste valor não é válido.'],
  ['an unknown field', z.strictObject({}), { extra: 1 }, 'Estes campos não existem: extra.'],
])('%s has a sentence for people', (_, schema, value, sentence) => expect(said(schema, value)).toBe(sentence));

test("keeps the schema's own message", () => {
  expect(said(z.string().check(z.minLength(1, 'Informe o login.')), '')).toBe('Informe o login.');
});
