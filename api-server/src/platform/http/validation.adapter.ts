import type { FastifySchemaCompiler } from 'fastify';
import type { Endpoint, Issue, Schema } from '@shared-kit/contracts/core';
import * as z from 'zod/mini';
import { refuse } from '../errors.ts';
import { issueSentence } from './issue-sentence.rules.ts';

// The texts of imports, which name files and types to operators. Requests have sentences for people (issueSentence).
z.config(z.locales.ptBR());

const partOf: Record<string, 'params' | 'query' | 'body'> = {
  params: 'params',
  querystring: 'query',
  query: 'query',
  body: 'body',
};

/**
 * Validates each part of a request with the contract's schema. Fields that the contract does not declare are dropped.
 */
export function validatorFor(endpoint: Endpoint): FastifySchemaCompiler<unknown> {
  return ({ httpPart }) => {
    const part = partOf[httpPart ?? ''];
    const schema = part && endpoint[part];
    if (!schema) return (value: unknown) => ({ value });
    return (value: unknown) => {
      const parsed = schema.safeParse(part === 'body' ? (value ?? {}) : value, { error: issueSentence });
      if (parsed.success) return { value: parsed.data };
      return { error: invalidRequest(part, parsed.error.issues) };
    };
  };
}

/** Builds the refusal for input that does not match the contract. */
export function invalidRequest(part: string, found: readonly z.core.$ZodIssue[]) {
  const issues: Issue[] = found.map((issue) => ({
    path: [part, ...issue.path.map(String)].join('.'),
    message: issue.message,
  }));
  const first = issues[0];
  return refuse('request.invalid', 400, first ? first.message : 'Dados inválidos.', { issues });
}

/** Converts a contract's schema to JSON Schema, for OpenAPI and for the reply serializer. */
export function jsonSchema(schema: Schema, io: 'input' | 'output'): Record<string, unknown> {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, target: 'draft-7', unrepresentable: 'any' });
  return json;
}
