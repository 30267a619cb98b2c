import { commonPasswords } from './common-passwords.adapter.ts';
import { choiceFault, choiceTexts } from './password-choice.rules.ts';

const words = {
  name: 'Letícia Gonçalves de Sá',
  email: 'lgoncalves@exemplo.com.br',
  username: 'leticia.g',
  cpf: '529.982.247-25',
  companies: ['Aurora Alimentos', 'aurora'],
};
const faultOf = async (password: string) => choiceFault(password, words, await commonPasswords());

test.each([
  'password1',
  'Senha123',
  'SENHA2026!',
  'p4ssw0rd',
  'Qwerty123',
  'Brasil2026',
  'flamengo10',
  'mudar123',
  '1q2w3e4r',
  'dragon2024',
  'a1a1a1a1',
  'abcabcabc1',
])('refuses the common password %s', async (password) => {
  expect(await faultOf(password)).toBe(choiceTexts.common);
});

test.each([
  'leticia2026x9',
  'LETÍCIA-rio-77',
  'xx9goncalvesxx',
  'l3t1c1a-rio-77',
  'lgoncalves-8-rio',
  'aurora-boreal-7',
  'rio7AURORA',
  'a.l.i.m.e.n.t.o.s.7',
])('refuses %s, which contains a name, the login or the company', async (password) => {
  expect(await faultOf(password)).toBe(choiceTexts.personal);
});

test.each(['x52998224725', '529.982.247-25a'])('refuses the CPF in %s', async (password) => {
  expect(await faultOf(password)).toBe(choiceTexts.cpf);
});

test.each([
  'novasenha1',
  'nova-senha-9',
  'escolhida1',
  'azulejo123',
  'outra12345',
  'segredo-bem-guardado-7',
  'cavalo certo bateria 9',
  // 'Sá' and 'de' are too short to count.
  'desagua-no-mar-3',
])('accepts %s', async (password) => {
  expect(await faultOf(password)).toBeUndefined();
});
