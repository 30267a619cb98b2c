import { checkedRequirements, confirmationFault, passwordFault } from './password.rules.ts';

describe('new password', () => {
  test.each([
    ['', 'Nova senha obrigatório'],
    ['abc123', 'Ao menos 8 caracteres'],
    ['abcdefgh', 'Ao menos um número'],
    ['12345678', 'Ao menos uma letra'],
  ])('%j is refused: %s', (password, fault) => expect(passwordFault(password)).toBe(fault));

  test('letters of any alphabet count', () => expect(passwordFault('çãé12345')).toBeUndefined());

  test('tells which requirements are met', () => {
    expect(checkedRequirements('abcdefgh').map(({ isMet }) => isMet)).toEqual([true, false, true]);
  });

  test('the confirmation has to be the same', () => {
    expect(confirmationFault('segredo123', 'segredo12')).toBe(
      'Esta senha tem que ser idêntica à digitada no campo Nova Senha.',
    );
    expect(confirmationFault('segredo123', 'segredo123')).toBeUndefined();
  });
});
