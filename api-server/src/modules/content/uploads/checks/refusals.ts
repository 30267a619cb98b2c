import { refuse } from '../../../../platform/errors.ts';
import type { Refusal } from '../../../../platform/errors.ts';

/** The content is of another type than the name says. */
export function mismatch(extension: string): Refusal {
  return refuse(
    'content.upload-mismatch',
    422,
    `O conteúdo do arquivo não é de um .${extension}. Confira o arquivo e envie de novo.`,
  );
}

/** Cut off, damaged or empty. */
export function broken(): Refusal {
  return refuse(
    'content.upload-broken',
    422,
    'O arquivo está vazio ou danificado. Abra-o no seu dispositivo para conferir e envie de novo.',
  );
}

/** It would run something, or burst, at whoever opens it. */
export function unsafe(what: string): Refusal {
  return refuse('content.upload-unsafe', 422, `Este arquivo não pode ser enviado: ${what}.`);
}
