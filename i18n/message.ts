import type { CompiledMessage } from '@lingui/message-utils/compileMessage';
import type { catalogue } from './catalogue.ts';

type Bengali = (typeof catalogue)['bn'];
type English = (typeof catalogue)['en'];

/** One noun of the catalogue. */
export type Namespace = keyof Bengali;

type KeysOf<N extends Namespace> = N extends Namespace ? `${N}.${keyof Bengali[N] & string}` : never;

/** Keys of texts, as noun and name: `shell.retry`. */
export type Key = KeysOf<Namespace>;

type TextIn<Words, K extends string> = K extends `${infer N}.${infer Name}`
  ? N extends keyof Words
    ? Name extends keyof Words[N]
      ? Words[N][Name]
      : never
    : never
  : never;

type Trimmed<S extends string> = S extends ` ${infer R}` | `${infer R} ` | `\n${infer R}` | `${infer R}\n` ? Trimmed<R> : S;

// From an opening brace to its first `,` or `}`; a plural counts, so it accepts numbers only.
type Placeholder<S extends string> = S extends `${infer Head}}${string}`
  ? Head extends `${infer Name},${infer Kind},${string}`
    ? { name: Trimmed<Name>; counts: Trimmed<Kind> extends 'plural' | 'selectordinal' ? true : false }
    : { name: Trimmed<Head>; counts: false }
  : never;

// Braces alternate between a placeholder and, inside a plural or select, the text of a branch, so a stack of the two
// tells `{count, plural, one {# post}}` apart from a placeholder called "# post".
type Scan<S extends string, Stack extends ('branch' | 'placeholder')[], Found> = S extends `${infer Before}{${infer After}`
  ? Before extends `${string}}${string}`
    ? Close<S, Stack, Found>
    : Stack extends ['placeholder', ...('branch' | 'placeholder')[]]
      ? Scan<After, ['branch', ...Stack], Found>
      : Scan<After, ['placeholder', ...Stack], Found | Placeholder<After>>
  : S extends `${string}}${string}`
    ? Close<S, Stack, Found>
    : Found;

type Close<S extends string, Stack extends ('branch' | 'placeholder')[], Found> = S extends `${string}}${infer After}`
  ? Stack extends [unknown, ...infer Rest extends ('branch' | 'placeholder')[]]
    ? Scan<After, Rest, Found>
    : Found
  : Found;

/** The placeholders of an ICU text by name, and whether each is counted. */
export type Placeholders<S> = S extends `${string}{${string}` ? Scan<S, [], never> : never;

type PlaceholdersOf<K extends Key> = Placeholders<TextIn<Bengali, K>> | Placeholders<TextIn<English, K>>;

/** The values a text needs: numbers are shown in the language's digits, text unchanged. */
type Params<K extends Key> = {
  readonly [Name in PlaceholdersOf<K>['name']]: [Extract<PlaceholdersOf<K>, { name: Name; counts: true }>] extends [never] ? string | number : number;
};

export type ParamsIfAny<K extends Key> = [PlaceholdersOf<K>] extends [never] ? [] : [params: Params<K>];

/** Values of a text whose key is known only at run time. */
export type MessageValues = Readonly<Record<string, string | number>>;

/** Compiled texts by key, as plain JSON for pages. */
export type CompiledWords = Readonly<Record<string, CompiledMessage>>;
