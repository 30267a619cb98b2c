const particles = new Set(['da', 'de', 'do', 'das', 'dos', 'e']);

/** Returns the first and last initial without 'de', 'da', 'dos': 'Ana Maria da Silva' is 'AS'. */
export function initials(name: string): string {
  const words = name
    .trim()
    .split(/\s+/)
    .filter((word) => word && !particles.has(word.toLowerCase()));
  const first = words[0]?.charAt(0) ?? '';
  const last = words.length > 1 ? (words.at(-1)?.charAt(0) ?? '') : '';
  return (first + last).toLocaleUpperCase('pt-BR');
}
