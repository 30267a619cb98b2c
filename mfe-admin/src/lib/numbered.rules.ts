/** Adds the place in the list as a key, for rows that have no id and may be equal. */
export function numbered<Row>(rows: readonly Row[]): (Row & { number: number })[] {
  return rows.map((row, number) => ({ ...row, number }));
}
