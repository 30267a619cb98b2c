import { cleanChatText } from './chat-text.rules.ts';

test('text stays as it was written, including emoji and accents', () => {
  const text = 'Olá, é às 14h 👩🏽‍🔧!\n<b>não</b> é HTML & nunca será';
  expect(cleanChatText(text)).toBe(text);
});

test.each([
  ['NUL and other controls', 'a\u0000b\u0007c\u009fd', 'abcd'],
  ['marks that turn the direction of what follows', 'foto\u202egpj.exe\u2066', 'fotogpj.exe'],
  ['half a character', 'a\ud800b', 'a\ufffdb'],
  ['line ends of other systems', 'a\r\nb\rc', 'a\nb\nc'],
  ['a wall of empty lines', 'a\n \n\t\n\n\nb', 'a\n\nb'],
  ['nothing but what can not be seen', ' \u0000\u202e\ufeff\n', ''],
])('normalizes %s', (_, given, stored) => {
  expect(cleanChatText(given)).toBe(stored);
});
