/** Table with data of people, as its owner declares it for exports of one person and for erasures. */
export interface PersonalTable {
  readonly table: string;
  /** Name of the rows, for the person. */
  readonly title: string;
  /** Column with the person's id; `id_user` when it is missing. */
  readonly column?: string;
  /** Set for rows that hang on rows of another table by its key. */
  readonly through?: { readonly table: string; readonly key: string };
  /** Set for a table that is about other things too: the value that rows about people have. */
  readonly only?: { readonly column: string; readonly value: string };
  /** Columns that never leave the server: secrets, and what belongs to somebody else. */
  readonly hides?: readonly string[];
  /** Effect of an erasure: the rows are deleted, or kept for a reason. */
  readonly atErasure: 'deleted' | { readonly kept: string };
}

/** Reasons for which rows outlive an erasure. */
export const retentionReasons = {
  training: 'Prova de treinamento e de avaliação (CLT, Normas Regulamentadoras; LGPD, art. 16, I)',
  tax: 'Obrigação fiscal e contábil (LGPD, art. 16, I)',
  security: 'Registro de segurança e de quem fez o quê (LGPD, art. 16, I; Marco Civil, art. 15)',
  consent: 'Prova de aceite de termos (LGPD, art. 8º, § 2º)',
  conversation: 'Faz parte de conversas de outras pessoas; o nome não aparece mais',
} as const;
