// Which papers are checked for what, in the order people come to need them.
import type { DocumentKind } from './paths.ts';

/** Whether a law or office asks for it, or only prudence. */
const basisOf = {
  nid: 'law',
  deed: 'law',
  viaDeeds: 'law',
  khatian: 'law',
  mutation: 'law',
  tax: 'law',
  search: 'custom',
  heirs: 'law',
  attorney: 'law',
  mortgage: 'custom',
  court: 'custom',
  plan: 'law',
  occupancy: 'law',
  builder: 'law',
  share: 'custom',
  lease: 'law',
  utilities: 'custom',
  measure: 'custom',
  map: 'law',
  survey: 'custom',
  category: 'law',
  khas: 'law',
  road: 'custom',
  possession: 'custom',
  agreement: 'law',
  payment: 'custom',
  draft: 'custom',
  saleDeed: 'law',
  ownMutation: 'law',
  landlord: 'custom',
  visit: 'custom',
  meters: 'custom',
  contract: 'law',
  rentTerms: 'custom',
  advance: 'law',
  increase: 'law',
  notice: 'custom',
  rules: 'custom',
  receipt: 'law',
  police: 'law',
  handover: 'custom',
  leaving: 'custom',
} as const;

export type DocumentId = keyof typeof basisOf;
export const basis = (id: DocumentId): 'law' | 'custom' => basisOf[id];

export type DocumentGroup = 'owner' | 'building' | 'land' | 'deal' | 'house' | 'contract' | 'money';
type Groups = readonly (readonly [DocumentGroup, readonly DocumentId[]])[];

const owner = ['owner', ['nid', 'deed', 'viaDeeds', 'khatian', 'mutation', 'tax', 'search', 'heirs', 'attorney', 'mortgage', 'court']] as const;
const deal = ['deal', ['agreement', 'payment', 'draft', 'saleDeed', 'ownMutation']] as const;

export const documentGroups: Readonly<Record<DocumentKind, Groups>> = {
  flat: [owner, ['building', ['plan', 'occupancy', 'builder', 'share', 'lease', 'utilities', 'measure']], deal],
  land: [owner, ['land', ['map', 'survey', 'category', 'khas', 'road', 'possession']], deal],
  rent: [
    ['house', ['landlord', 'visit', 'meters']],
    ['contract', ['contract', 'rentTerms', 'advance', 'increase', 'notice', 'rules']],
    ['money', ['receipt', 'police', 'handover', 'leaving']],
  ],
};

export const documentIds = (kind: DocumentKind): DocumentId[] => documentGroups[kind].flatMap(([, ids]) => ids);
