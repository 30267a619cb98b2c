const masked: Readonly<Record<string, (value: string) => string>> = {
  cpf: (value) => value.replace(/\d(?=(?:\D*\d){2})/g, '•'),
  phone: (value) => value.replace(/\d(?=(?:\D*\d){4})/g, '•'),
  email: (value) => value.replace(/^(.)[^@]*/, '$1•••'),
};

/** Masks a value for the log of changes: enough to recognise it, too little to use it. */
export function maskedValue(field: string, value: string): string {
  return masked[field]?.(value) ?? value;
}
