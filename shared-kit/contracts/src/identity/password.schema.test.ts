import { newPasswordSchema } from './password.schema.ts';

const accepts = (password: string): boolean => newPasswordSchema.safeParse(password).success;

test('a password of 8 to 200 characters is accepted', () => {
  const ofLength = (length: number) => `${'a'.repeat(length - 1)}1`;
  expect([7, 8, 64, 200, 201].map((length) => accepts(ofLength(length)))).toEqual([false, true, true, true, false]);
});

test.each(['  senha com 3 espaços  ', 'ÇÃOÉ1\u00a0ñ語😀', "'; drop table users; -- 1a", '<b>a1</b>\\%_"'])(
  'the password %j is taken exactly as it was typed',
  (password) => {
    expect(newPasswordSchema.parse(password)).toBe(password);
  },
);

test('a password without a digit or without a letter is refused', () => {
  expect([accepts('abcdefgh'), accepts('12345678')]).toEqual([false, false]);
});
