import { refuse } from '../../../../platform/errors.ts';
import type { Refusal } from '../../../../platform/errors.ts';

/** Refusal of content of another type than its name says. */
export function mismatch(extension: string): Refusal {
  return refuse(
    'content.upload-mismatch',
    422,
    `O conteúdo do arquivo não é de um .${extension}. Confira o arquivo e envie de novo.`,
  );
}

/** Refusal of a truncated, damaged or empty file. */
export function broken(): Refusal {
  return refuse(
    'content.upload-broken',
    422,
    'O arquivo está vazio ou danificado. Abra-o no seu dispositivo para conferir e envie de novo.',
  );
}

/** Refusal of a file that could run code or exhaust memory when it is opened. */
export function unsafe(what: string): Refusal {
  return refuse('content.upload-unsafe', 422, `Este arquivo não pode ser enviado: ${what}.`);
}
