// The kinds of property that a headline names.
import type { PropertyType } from '#contracts/enums.ts';
import { tokensOf } from '#i18n/fold.ts';
import { kindsOf } from './concept.ts';
import { piecesOfText } from '#server/search/query/attributes/attributes-in-text.ts';

/** A word for more kinds than a house and a duplex says nothing of any. */
const kindsMax = 2;

export const kindsInText = (text: string): PropertyType[] =>
  piecesOfText(tokensOf(text)).flatMap(({ concept }) =>
    concept?.is === 'kind' && !concept.isWide && kindsOf(concept).length <= kindsMax ? kindsOf(concept) : [],
  );
