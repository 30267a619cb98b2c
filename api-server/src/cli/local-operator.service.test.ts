import { localOperator } from './local-operator.service.ts';

test('names who types a command: the setting, else the person behind sudo, else the account', () => {
  expect(localOperator({ AZULEJO_OPERATOR: ' Dora Prado ', SUDO_USER: 'dora' })).toBe('operador Dora Prado');
  expect(localOperator({ AZULEJO_OPERATOR: '', SUDO_USER: 'dora' })).toBe('operador dora');
  expect(localOperator({})).toMatch(/^operador .+/);
});

test('cuts a name that is too long for a line of the history', () => {
  expect(localOperator({ AZULEJO_OPERATOR: 'a'.repeat(500) })).toHaveLength('operador '.length + 80);
});
