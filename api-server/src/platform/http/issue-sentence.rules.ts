import type * as z from 'zod/mini';

type Found = z.core.$ZodRawIssue;

const formats: Record<string, string> = {
  email: 'Informe um e-mail válido.',
  url: 'Informe um endereço válido, como https://exemplo.com.br.',
  date: 'Informe uma data válida.',
  datetime: 'Informe uma data e uma hora válidas.',
  time: 'Informe uma hora válida.',
};

const types: Record<string, string> = {
  number: 'Informe um número.',
  int: 'Informe um número inteiro.',
  date: 'Informe uma data.',
  boolean: 'Responda sim ou não.',
};

const counted = (count: number, one: string, many: string): string => (count === 1 ? one : `${count} ${many}`);

/**
 * Returns the sentence that a person reads beside a field that the server rejected. It replaces the library's own
 * text, which describes the type of a value; a message in the schema itself wins over both.
 */
export function issueSentence(issue: Found): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === null
        ? 'Preencha este campo.'
        : (types[issue.expected] ?? 'Este valor não é válido.');
    case 'invalid_value':
      return `Escolha uma destas opções: ${issue.values.map(String).join(', ')}.`;
    case 'too_big':
      return limitSentence(issue.origin, Number(issue.maximum), 'no máximo', 'maior');
    case 'too_small':
      if (issue.origin === 'string' && Number(issue.minimum) === 1) return 'Preencha este campo.';
      return limitSentence(issue.origin, Number(issue.minimum), 'ao menos', 'menor');
    case 'invalid_format':
      return formats[issue.format] ?? 'O formato deste valor não é válido.';
    case 'unrecognized_keys':
      return `Estes campos não existem: ${issue.keys.join(', ')}.`;
    default:
      return 'Este valor não é válido.';
  }
}

function limitSentence(origin: string, limit: number, bound: string, extreme: string): string {
  if (origin === 'string') return `Use ${bound} ${counted(limit, 'um caractere', 'caracteres')}.`;
  if (origin === 'array' || origin === 'set') return `Escolha ${bound} ${counted(limit, 'um item', 'itens')}.`;
  if (origin === 'date') return 'Esta data está fora do período aceito.';
  if (origin === 'file') return 'O tamanho deste arquivo não é aceito.';
  return `O ${extreme} valor aceito é ${limit.toLocaleString('pt-BR')}.`;
}
