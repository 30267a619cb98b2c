import * as z from 'zod/mini';

/** One rule per field: returns what is wrong with its value, given all values of the form, or undefined. */
type FieldRules<T> = { readonly [K in keyof T]?: (value: T[K], all: T) => string | undefined };

/**
 * Creates a schema for {@link useApiForm} from one rule per field. Unlike the checks of an object schema, all rules run
 * at once, so that each field shows its message whatever the other fields lack.
 *
 * @example
 * const schema = fieldRules<{ phone: string }>({ phone: (phone) => (phone === '' ? 'Informe o telefone' : undefined) });
 */
export function fieldRules<T extends object>(rules: FieldRules<T>): z.ZodMiniType<T, T> {
  return z.custom<T>().check(
    z.check(({ value, issues }) => {
      for (const name of Object.keys(rules) as (keyof T & string)[]) {
        const message = rules[name]?.(value[name], value);
        if (message !== undefined) issues.push({ code: 'custom', path: [name], message, input: value[name] });
      }
    }),
  );
}
