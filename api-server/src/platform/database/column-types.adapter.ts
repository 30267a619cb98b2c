const int8 = 20;
const date = 1082;

/**
 * Parsers that make both engines return the same JavaScript values: bigint and count(*) as numbers, dates as
 * `YYYY-MM-DD`.
 */
export const parsers: Record<number, (value: string) => unknown> = {
  [int8]: (value) => Number(value),
  [date]: (value) => value,
};
