// The TypeScript client, written from the OpenAPI description: types of every call that programs may make, and one function that calls.
import { readFileSync } from 'node:fs';
import path from 'node:path';

export interface Schema {
  $ref?: string;
  type?: string | readonly string[];
  const?: unknown;
  enum?: readonly unknown[];
  anyOf?: readonly Schema[];
  oneOf?: readonly Schema[];
  allOf?: readonly Schema[];
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  items?: Schema;
  prefixItems?: readonly Schema[];
  additionalProperties?: Schema | boolean;
  format?: string;
}

interface Parameter {
  $ref?: string;
  name?: string;
  in?: string;
  required?: boolean;
  schema?: Schema;
}

type Content = Readonly<Record<string, { schema: Schema }>>;

interface Operation {
  operationId: string;
  summary: string;
  parameters: readonly Parameter[];
  requestBody?: { content: Content };
  responses: Readonly<Record<string, { content?: Content }>>;
}

export interface Document {
  info: { version: string };
  paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  components: { schemas: Readonly<Record<string, Schema>> };
}

const property = (name: string): string => (/^[A-Za-z_]\w*$/.test(name) ? name : JSON.stringify(name));
const union = (parts: readonly string[]): string => [...new Set(parts)].join(' | ') || 'unknown';
const wrapped = (type: string): string => (type.includes(' | ') ? `(${type})` : type);

function objectType({ properties, required = [], additionalProperties }: Schema, isInput: boolean): string {
  if (!properties) return `Record<string, ${typeof additionalProperties === 'object' ? typeOf(additionalProperties, isInput) : 'unknown'}>`;
  const members = Object.entries(properties).map(([name, schema]) => {
    // Lists that are left out are empty lists.
    const isOptional = !required.includes(name) || (isInput && schema.type === 'array' && schema.items?.format !== 'binary');
    return `${property(name)}${isOptional ? '?' : ''}: ${typeOf(schema, isInput)}${isOptional && isInput ? ' | undefined' : ''}`;
  });
  return `{ ${members.join('; ')} }`;
}

function plainType(name: string, schema: Schema, isInput: boolean): string {
  if (name === 'integer' || name === 'number') return 'number';
  if (name === 'string') return schema.format === 'binary' ? 'Blob' : 'string';
  if (name === 'boolean' || name === 'null') return name;
  if (name === 'array') return `${isInput ? 'readonly ' : ''}${wrapped(typeOf(schema.items ?? {}, isInput))}[]`;
  return name === 'object' ? objectType(schema, isInput) : 'unknown';
}

/** A JSON Schema as a TypeScript type. */
export function typeOf(schema: Schema, isInput = false): string {
  if (schema.$ref) return schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1);
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return union(schema.enum.map((value) => JSON.stringify(value)));
  const some = schema.anyOf ?? schema.oneOf;
  if (some) return union(some.map((one) => typeOf(one, isInput)));
  if (schema.allOf) return schema.allOf.map((one) => wrapped(typeOf(one, isInput))).join(' & ');
  const { type } = schema;
  if (type === undefined) return schema.properties ? objectType(schema, isInput) : 'unknown';
  return union((typeof type === 'string' ? [type] : type).map((name) => plainType(name, schema, isInput)));
}

const inPlace = ({ parameters }: Operation, place: string): Schema | undefined => {
  const own = parameters.filter((parameter) => parameter.in === place);
  if (own.length === 0) return undefined;
  return {
    type: 'object',
    properties: Object.fromEntries(own.map(({ name = '', schema = {} }) => [name, schema])),
    required: own.filter(({ required }) => required).map(({ name = '' }) => name),
  };
};

const isNeeded = (schema: Schema): boolean =>
  (schema.required ?? []).some((name) => schema.properties?.[name]?.type !== 'array' || schema.properties[name]?.items?.format === 'binary');

/** What a call takes, and the field of its form that holds files. */
function inputOf(operation: Operation): { type: string; files: string | undefined } {
  const { requestBody, parameters } = operation;
  const content = requestBody?.content ?? {};
  const form = content['multipart/form-data']?.schema;
  const body = form ?? content['application/json']?.schema;
  const files = Object.entries(form?.properties ?? {}).find(([, { items }]) => items?.format === 'binary')?.[0];
  const parts = { params: inPlace(operation, 'path'), query: inPlace(operation, 'query'), body };
  const members = Object.entries(parts).flatMap(([name, schema]) => (schema ? [`${name}${isNeeded(schema) ? '' : '?'}: ${typeOf(schema, true)}`] : []));
  if (parameters.some(({ $ref }) => $ref?.endsWith('/IdempotencyKey'))) members.push('idempotencyKey?: string');
  return { type: `{ ${[...members, 'signal?: AbortSignal'].join('; ')} }`, files };
}

function answerOf({ responses }: Operation): string {
  const [, response] = Object.entries(responses).find(([status]) => status.startsWith('2')) ?? [];
  return typeOf(response?.content?.['application/json']?.schema ?? {});
}

const inLines = (type: string): string => type.replaceAll('*/', '* /');

/** The whole file. `isOpen` says which addresses programs may call. */
export function clientCode({ info, paths, components }: Document, isOpen: (address: string) => boolean, codes: readonly string[]): string {
  const all = Object.entries(paths).flatMap(([address, methods]) =>
    isOpen(address) ? Object.entries(methods).map(([method, operation]) => ({ address, method: method.toUpperCase(), operation })) : [],
  );
  const operations = all.map(({ address, method, operation }) => ({ address, method, operation, input: inputOf(operation) }));
  const types = operations.map(
    ({ operation, input }) =>
      `  /** ${inLines(operation.summary)} */\n  ${JSON.stringify(operation.operationId)}: { input: ${input.type}; answer: ${answerOf(operation)} };`,
  );
  const routes = operations.map(
    ({ operation, method, address, input }) =>
      `  ${JSON.stringify(operation.operationId)}: [${[method, address, ...(input.files ? [input.files] : [])].map((one) => JSON.stringify(one)).join(', ')}],`,
  );
  const schemas = Object.entries(components.schemas).map(([name, schema]) => `export type ${name} = ${typeOf(schema)};`);
  const head = '// Made from the description of the API by `npm run client`: change that, not this file.\n';
  const lists = [
    `/** The version of the API that this client was made for. */\nexport const apiVersion = ${JSON.stringify(info.version)};`,
    `/** Every code of a failure. */\nexport type ErrorCode = ${union(codes.map((code) => JSON.stringify(code)))};`,
    schemas.join('\n'),
    `/** Every call: what it takes and what it answers. */\nexport interface Operations {\n${types.join('\n')}\n}`,
    `const routes: Record<keyof Operations, readonly [method: string, path: string, files?: string]> = {\n${routes.join('\n')}\n};`,
  ];
  const core = readFileSync(path.join(import.meta.dirname, 'client-core.txt'), 'utf8');
  return `${head}\n${lists.join('\n\n')}\n\n${core}`;
}
