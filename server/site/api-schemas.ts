// JSON Schemas from the contracts' Zod schemas; named ones are defined once and referenced.
import { z } from 'zod';
import type { Endpoint } from '#contracts/endpoint.ts';

export type JsonSchema = Record<string, unknown> & { properties?: Record<string, JsonSchema>; required?: string[] };

/** Drops Zod's number ranges and date patterns, which tell a reader nothing. */
function tidy({ jsonSchema }: { jsonSchema: JsonSchema }): void {
  if (jsonSchema['minimum'] === Number.MIN_SAFE_INTEGER) delete jsonSchema['minimum'];
  if (jsonSchema['maximum'] === Number.MAX_SAFE_INTEGER) delete jsonSchema['maximum'];
  if (jsonSchema['format']) delete jsonSchema['pattern'];
  // Answers may gain members later.
  if (jsonSchema['additionalProperties'] === false) delete jsonSchema['additionalProperties'];
}

function generate(io: 'input' | 'output', schemas: ReadonlyMap<string, z.core.$ZodType>): Record<string, JsonSchema> {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of schemas) registry.add(schema, { id });
  const { schemas: generated } = z.toJSONSchema(registry, {
    io,
    target: 'draft-2020-12',
    unrepresentable: 'any',
    uri: (id) => `#/components/schemas/${id}`,
    override: (context) => tidy(context as { jsonSchema: JsonSchema }),
  });
  return Object.fromEntries(Object.entries(generated).map(([id, { $schema: _dialect, $id: _id, ...schema }]) => [id, schema as JsonSchema]));
}

/** A field is required if an empty input fails for it; schemas that default a missing list are not. */
function withRequired(schema: z.core.$ZodType, described: JsonSchema): JsonSchema {
  const faults = z.safeParse(schema, {}).error?.issues ?? [];
  const demanded = new Set(faults.map((issue) => issue.path[0]));
  const required = Object.keys(described.properties ?? {}).filter((name) => demanded.has(name));
  const { required: _guessed, ...rest } = described;
  return required.length > 0 ? { ...rest, required } : rest;
}

/** The schema of each endpoint's `part` (params, query or body), by endpoint. */
export function inputSchemas(endpoints: readonly Endpoint[], part: 'params' | 'query' | 'body'): Map<Endpoint, JsonSchema> {
  return new Map(
    endpoints.flatMap((endpoint) => {
      const schema = endpoint[part];
      if (!schema) return [];
      // Several endpoints may share a schema, and a registry accepts each once.
      const described = generate('input', new Map([['input', schema]]))['input'] ?? {};
      return [[endpoint, withRequired(schema, described)] as const];
    }),
  );
}

function referred(value: unknown, found: Set<string> = new Set()): Set<string> {
  if (Array.isArray(value)) for (const one of value) referred(one, found);
  else if (value && typeof value === 'object') {
    for (const [key, one] of Object.entries(value)) {
      if (key === '$ref' && typeof one === 'string') found.add(one.slice(one.lastIndexOf('/') + 1));
      else referred(one, found);
    }
  }
  return found;
}

/** The schema of each endpoint's answer, and the named schemas they use. */
export function answerSchemas(
  endpoints: readonly Endpoint[],
  named: ReadonlyMap<string, z.core.$ZodType>,
): { answers: Map<Endpoint, JsonSchema>; components: Record<string, JsonSchema> } {
  const names = new Map([...named].map(([name, schema]) => [schema, name]));
  const own = new Map<string, z.core.$ZodType>();
  for (const { response } of endpoints) if (!names.has(response)) own.set(`answer ${own.size}`, response);
  const ids = new Map([...own, ...named].map(([id, schema]) => [schema, id]));
  const generated = generate('output', new Map([...named, ...own]));
  const schemaOf = (response: z.core.$ZodType): JsonSchema => {
    const name = names.get(response);
    return name ? { $ref: `#/components/schemas/${name}` } : (generated[ids.get(response) ?? ''] ?? {});
  };
  const answers = new Map(endpoints.map((endpoint) => [endpoint, schemaOf(endpoint.response)]));
  const used = new Set<string>(['Failure']);
  for (const name of referred([...answers.values()])) used.add(name);
  for (const name of used) for (const inner of referred(generated[name])) used.add(inner);
  return { answers, components: Object.fromEntries([...used].toSorted().map((name) => [name, generated[name] ?? {}])) };
}
