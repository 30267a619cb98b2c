import * as z from 'zod/mini';

/** New password (B5-52..B5-54): at least 8 characters, a digit, a letter. */
export const newPasswordSchema = z
  .string()
  .check(
    z.minLength(8, 'Ao menos 8 caracteres'),
    z.maxLength(200),
    z.regex(/\d/, 'Ao menos um número'),
    z.regex(/\p{L}/u, 'Ao menos uma letra'),
  );
