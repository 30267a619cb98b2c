/**
 * Personal data that error messages, paths and reports of browsers may contain. Digits directly after a colon are a
 * number of the JSON line, such as its time. Each pattern starts at the beginning of a word or has a limit: a path of one
 * long word would otherwise take quadratic time.
 */
const patterns: readonly [RegExp, string][] = [
  [/(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)*\.[A-Za-z]{2,}/g, '[e-mail oculto]'],
  [/(?<![\w.+-])[\w.+-]+%40[\w-]+(?:\.[\w-]+)*\.[A-Za-z]{2,}/gi, '[e-mail oculto]'],
  [/\d{3}\.\d{3}\.\d{3}-\d{2}/g, '[CPF oculto]'],
  [/(?:\+|%2B)55\d{10,11}/gi, '[telefone oculto]'],
  [/\(\d{2}\)(?: |%20)?\d{4,5}-\d{4}/g, '[telefone oculto]'],
  // A CPF or a telephone number without punctuation.
  [/(?<![\w:.-])\d{11}(?![\w.-])/g, '[número oculto]'],
  [/(?:Bearer |eyJ)[\w-]{8,500}\.[\w-]+\.[\w-]+/g, '[token oculto]'],
];

/** Returns a line of the log without e-mail addresses, CPFs, telephone numbers and session tokens. */
export function withoutPersonalData(line: string): string {
  return patterns.reduce((text, [pattern, mark]) => text.replace(pattern, mark), line);
}
