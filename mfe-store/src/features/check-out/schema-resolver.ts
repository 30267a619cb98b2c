import type { FieldValues, Resolver } from 'react-hook-form';
import type * as z from 'zod/mini';

/** Lets a form be judged by a schema; at each field the first issue is the one to show. */
export function schemaResolver<T extends FieldValues>(schema: z.ZodMiniType<T, T>): Resolver<T> {
  return (values) => {
    const parsed = schema.safeParse(values);
    if (parsed.success) return { values: parsed.data, errors: {} };
    const errors: Record<string, { type: string; message: string }> = {};
    for (const { path, code, message } of parsed.error.issues)
      errors[path.join('.')] ??= { type: code ?? 'invalid', message };
    return { values: {}, errors: errors as never };
  };
}
