// Lists of lexemes, of which a matching post has one.

export type Lexemes = readonly string[];

/** One of these lexemes, as a tsquery. */
export const anyOf = (lexemes: Lexemes): string => lexemes.map((lexeme) => `'${lexeme}'`).join(' | ');
