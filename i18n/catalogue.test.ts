import type { CompiledMessage } from '@lingui/message-utils/compileMessage';
import { describe, expect, test } from 'vitest';
import * as contracts from '#contracts/enums.ts';
import { reportReasons } from '#contracts/staff/report-enums.ts';
import { catalogue } from './catalogue.ts';
import { compile } from './compile.ts';
import { languages } from './language.ts';
import type { Language } from './language.ts';
import type { Namespace } from './message.ts';

const nouns = Object.keys(catalogue.bn) as Namespace[];

const textsOf = (lng: Language): [key: string, text: string][] =>
  nouns.flatMap((noun) => Object.entries(catalogue[lng][noun]).map(([name, text]): [string, string] => [`${noun}.${name}`, text]));

const branchesOf = (format: unknown): CompiledMessage[] =>
  typeof format === 'object' && format !== null ? Object.values(format).filter((branch) => Array.isArray(branch)) : [];

/** The names of the values a text takes. */
const placeholders = (message: CompiledMessage): string[] =>
  message.flatMap((token) => (typeof token === 'string' ? [] : [token[0].replace(/^\$/, ''), ...branchesOf(token[2]).flatMap(placeholders)]));

/** What a person reads of a text, all branches together, without its placeholders. */
const read = (message: CompiledMessage): string =>
  message.map((token) => (typeof token === 'string' ? token : branchesOf(token[2]).map(read).join(' '))).join('');

const texts = Object.fromEntries(languages.map((lng) => [lng, new Map(textsOf(lng).map(([key, text]) => [key, { text, message: compile(text) }]))])) as Record<
  Language,
  Map<string, { text: string; message: CompiledMessage }>
>;

const failing = (lng: Language, fails: (text: string, message: CompiledMessage) => boolean): string[] =>
  [...texts[lng]].filter(([, { text, message }]) => fails(text, message)).map(([key, { text }]) => `${key}: ${text}`);

// Languages are named in themselves, in either language.
const inBothScripts = new Set(['shell.languageBn', 'shell.languageBnShort']);

describe('both catalogues', () => {
  test('have the same nouns and keys', () => {
    expect(Object.keys(catalogue.en)).toEqual(Object.keys(catalogue.bn));
    expect([...texts.en.keys()].sort()).toEqual([...texts.bn.keys()].sort());
  });

  test('have the same placeholders in every text', () => {
    const names = (message: CompiledMessage | undefined): string[] => [...new Set(placeholders(message ?? []))].sort();
    for (const [key, { message }] of texts.bn) {
      expect({ key, names: names(texts.en.get(key)?.message) }).toEqual({ key, names: names(message) });
    }
  });

  test.each(languages)('have no empty, untrimmed or doubled space in %s', (lng) => {
    expect(failing(lng, (text) => text.trim() === '' || text !== text.trim() || text.includes('  '))).toEqual([]);
  });

  test.each(languages)('leave no brace unread in %s', (lng) => {
    expect(failing(lng, (_, message) => /[{}]/.test(read(message)))).toEqual([]);
  });

  test.each(languages)('nest no plural inside another in %s, which would lose its number', (lng) => {
    const nested = (message: CompiledMessage): boolean =>
      message.some(
        (token) => typeof token !== 'string' && branchesOf(token[2]).some((branch) => branch.some((inner) => typeof inner !== 'string' && inner.length > 1)),
      );
    expect(failing(lng, (_, message) => nested(message))).toEqual([]);
  });
});

describe('the scripts', () => {
  test('Bengali texts have no Latin digits', () => {
    expect(failing('bn', (_, message) => /[0-9]/.test(read(message)))).toEqual([]);
  });

  test('Bengali texts end sentences with a danda, not with a full stop', () => {
    expect(failing('bn', (_, message) => /[\u0980-\u09ff]\.(\s|$)/.test(read(message)))).toEqual([]);
  });

  test('English texts have no Bengali letters, digits or signs', () => {
    const found = failing('en', (_, message) => /[\u0980-\u09ff\u0964]/.test(read(message)));
    expect(found.filter((line) => !inBothScripts.has(line.slice(0, line.indexOf(':'))))).toEqual([]);
  });
});

describe('enumerations', () => {
  test.each([
    ['purpose', contracts.purposes],
    ['propertyType', contracts.propertyTypes],
    ['constructionStatus', contracts.constructionStatuses],
    ['condition', contracts.conditions],
    ['furnishing', contracts.furnishings],
    ['facing', contracts.facings],
    ['landCategory', contracts.landCategoryFilters],
    ['landUnit', contracts.landUnits],
    ['priceUnit', contracts.priceUnits],
    ['priceUnit', contracts.priceUnitFilters],
    ['facilityGroup', Object.keys(contracts.facilityGroups)],
    ['facility', contracts.facilities],
    ['interiorCategory', contracts.interiorCategories],
    ['budgetTier', contracts.budgetTiers],
    ['postedBy', contracts.postedByKinds],
    ['gender', contracts.genders],
    ['plan', contracts.plans],
    ['postState', contracts.postStates],
    ['reportReason', reportReasons],
    ['division', contracts.divisions],
  ])('every %s has a label', (name, values) => {
    const missing = values.map((value) => `enums.${name}_${value}`).filter((key) => !texts.bn.has(key));
    expect(missing).toEqual([]);
  });

  test('the twenty facilities stand in exactly one of the four groups', () => {
    const grouped = Object.values(contracts.facilityGroups).flat().sort();
    expect(grouped).toEqual([...contracts.facilities].sort());
    expect(grouped).toHaveLength(20);
  });
});
