import * as z from 'zod/mini';
import { PASSWORD_MIN_LENGTH, passwordDigit, passwordLetter } from './password.rules.ts';

/** New password (B5-52..B5-54): at least 8 characters, a digit, a letter. */
export const newPasswordSchema = z
  .string()
  .check(
    z.minLength(PASSWORD_MIN_LENGTH, 'Ao menos 8 caracteres'),
    z.maxLength(200),
    z.regex(passwordDigit, 'Ao menos um número'),
    z.regex(passwordLetter, 'Ao menos uma letra'),
  );
