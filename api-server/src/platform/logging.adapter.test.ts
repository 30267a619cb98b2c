import { createLogger } from './logging.adapter.ts';

test('tokens, passwords and card data are removed from the log', () => {
  const lines: string[] = [];
  const log = createLogger({ LOG_LEVEL: 'info' }, { write: (line: string) => void lines.push(line) });
  log.info(
    {
      req: { headers: { authorization: 'Bearer abc' } },
      body: {
        username: 'ana',
        password: 'abc',
        token: 'abc',
        creditCard: 'abc',
        CVV: 'abc',
        currentPassword: 'abc',
        newPassword: 'abc',
      },
    },
    'request',
  );
  expect(lines.join('')).toContain('"username":"ana"');
  expect(lines.join('')).not.toContain('abc');
});

test('a line break in a value stays inside its line of the log', () => {
  const lines: string[] = [];
  const log = createLogger({ LOG_LEVEL: 'info' }, { write: (line: string) => void lines.push(line) });
  const forged = 'ana\n{"level":30,"msg":"forged"}\r\n\u2028\u001b[2J';
  log.info({ username: forged }, 'request');
  expect(lines.join('').trimEnd().split('\n')).toHaveLength(1);
  expect(JSON.parse(lines.join(''))).toMatchObject({ username: forged, msg: 'request' });
});
