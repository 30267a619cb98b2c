let loaded: Promise<ReadonlyMap<string, number>> | undefined;

/**
 * Returns the passwords that leaks contain most often, each with its rank. The list is loaded at the first use, because
 * commands and most nodes never need it.
 */
export function commonPasswords(): Promise<ReadonlyMap<string, number>> {
  loaded ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Map(dictionary['passwords-common'].map((password, rank) => [password, rank])),
  );
  return loaded;
}
