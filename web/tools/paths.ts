// Where the tools are, and how a page leads to one that already knows the figures.
import type { LandUnit, PropertyType } from '#contracts/enums.ts';

export const toolsPath = '/Tools';
export const landPath = '/Land-Unit-Converter';
export const costsPath = '/Loan-And-Registration-Cost';
export const documentsPath = '/Document-Checklist';

/** Three paths of one page: what is checked before a flat, land or a rental. */
export const documentKinds = ['flat', 'land', 'rent'] as const;
export type DocumentKind = (typeof documentKinds)[number];
const kindPath: Record<DocumentKind, string> = { flat: documentsPath, land: `${documentsPath}/Land`, rent: `${documentsPath}/Rent` };

export const documentsHref = (kind: DocumentKind): string => kindPath[kind];

/** The kind that a path of the checklist is of, in any letter case. */
export const kindOfPath = (path: string): DocumentKind => documentKinds.find((kind) => kindPath[kind].toLowerCase() === path.toLowerCase()) ?? 'flat';

const withQuery = (path: string, query: Record<string, string | number>): string =>
  `${path}?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString()}`;

interface Land {
  amount: number;
  unit: LandUnit;
  price?: number | undefined;
}

export const landHref = ({ amount, unit, price }: Land): string => withQuery(landPath, { amount, unit, ...(price === undefined ? {} : { price }) });

/** What a registration costs differs by these. */
export const boughtKinds = ['flat', 'home', 'land'] as const;
export type BoughtKind = (typeof boughtKinds)[number];

const boughtKind = (type: PropertyType): BoughtKind => (type === 'land' ? 'land' : type === 'apartment' || type === 'duplex' ? 'flat' : 'home');

export const costsHref = (price: number, type: PropertyType, size: number | null): string =>
  withQuery(costsPath, { price, kind: boughtKind(type), ...(size === null ? {} : { size }) });
