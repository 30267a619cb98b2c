/** Personal data that a password must not contain, because other people know them. */
export interface PersonalWords {
  readonly name: string;
  readonly email: string;
  readonly username: string;
  readonly cpf: string;
  /** Names of the company and of its portal. */
  readonly companies: readonly string[];
}

export const choiceTexts = {
  common: 'Esta senha é muito comum e fácil de adivinhar. Escolha outra.',
  personal: 'A senha não pode conter seu nome, seu e-mail, seu login ou o nome da empresa. Escolha outra.',
  cpf: 'A senha não pode conter seu CPF. Escolha outra.',
} as const;

/** Common words of Brazilian passwords that the international list has only alone or not at all. */
const brazilian = new Set(
  `senha mudar trocar acesso brasil portal empresa trabalho bemvindo administrador flamengo
   corinthians palmeiras vasco santos gremio cruzeiro saopaulo botafogo deus jesus jesuscristo
   deusefiel familia teamo felicidade amor minhasenha`.split(/\s+/),
);
/** Ranks of the list that count with digits around them as well; later ones are too ordinary for that. */
const plainRanks = 20_000;
const leet: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
};

const folded = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
const unleeted = (text: string): string => text.replaceAll(/[013457@$]/g, (sign) => leet[sign] ?? sign);
const onlyLetters = (text: string): string => text.replaceAll(/[^\p{L}]/gu, '');

/** Returns why a password is refused, or undefined. Its length and characters are checked by the contract's schema. */
export function choiceFault(
  password: string,
  words: PersonalWords,
  common: ReadonlyMap<string, number>,
): string | undefined {
  if (isCommon(folded(password), common)) return choiceTexts.common;
  const cpf = words.cpf.replaceAll(/\D/g, '');
  if (cpf.length === 11 && password.replaceAll(/\D/g, '').includes(cpf)) return choiceTexts.cpf;
  return containsAny(folded(password), personalParts(words)) ? choiceTexts.personal : undefined;
}

/** Finds the password itself, and a common word with a few signs before it and a number such as a year behind it. */
function isCommon(password: string, common: ReadonlyMap<string, number>): boolean {
  if (common.has(password) || isOneSign(password)) return true;
  const bare = /^[^\p{L}]{0,4}(\p{L}.*?\p{L})[^\p{L}\d]{0,2}\d{0,4}[^\p{L}\d]{0,2}$/u.exec(password)?.[1];
  return [bare, unleeted(bare ?? password), unleeted(password)].some(
    (word) => word !== undefined && (brazilian.has(word) || (common.get(word) ?? plainRanks) < plainRanks),
  );
}

/** Matches one pattern of at most three signs that is repeated: 'abcabcabc', 'a1a1a1a1'. */
function isOneSign(password: string): boolean {
  return /^(.{1,3}?)\1{2,}.{0,2}$/su.test(password);
}

/** Parts of four letters or more: shorter ones occur in other words by accident. */
function personalParts({ name, email, username, companies }: PersonalWords): string[] {
  const local = email.split('@', 1)[0] ?? '';
  const parts = [name, local, username.split('@', 1)[0] ?? '', ...companies].flatMap((text) => {
    const words = folded(text).split(/[^\p{L}\p{N}]+/u);
    return [...words, words.join('')].map(onlyLetters);
  });
  return [...new Set(parts)].filter((part) => part.length >= 4);
}

function containsAny(password: string, parts: readonly string[]): boolean {
  const forms = [password, unleeted(password), onlyLetters(password)];
  return parts.some((part) => forms.some((form) => form.includes(part)));
}
