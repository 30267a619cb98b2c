import { checkedRequirements, confirmationFault, passwordFault } from './password.rules.ts';

describe('new password', () => {
  test.each([
    ['', 'Nova senha obrigatória'],
    ['abc123', 'Ao menos 8 caracteres'],
    ['abcdefgh', 'Ao menos um número'],
    ['12345678', 'Ao menos uma letra'],
  ])('rejects %j: %s', (password, fault) => expect(passwordFault(password)).toBe(fault));

  test('accepts letters of any alphabet', () => expect(passwordFault('çãé12345')).toBeUndefined());

  test('reports which requirements are met', () => {
    expect(checkedRequirements('abcdefgh').map(({ isMet }) => isMet)).toEqual([true, false, true]);
  });

  test('rejects a different confirmation', () => {
    expect(confirmationFault('segredo123', 'segredo12')).toBe(
      'Esta senha tem que ser idêntica à digitada no campo Nova Senha.',
    );
    expect(confirmationFault('segredo123', 'segredo123')).toBeUndefined();
  });
});
