// What a search found, as the page of results holds it.
import type { Purpose } from '#contracts/enums.ts';
import type { PostCard } from '#contracts/posts/posts.ts';
import type { FoundItem, SearchAnswer } from '#contracts/search/search.ts';
import type { Wider } from './notes/wider.ts';

export interface FoundList {
  kind: 'found';
  items: FoundItem[];
  total: number;
  totalIsExact: boolean;
  page: number;
  totalPages: number;
  /** How many come after this page. */
  remaining: number;
  sections: SearchAnswer['sections'];
  suggestions: SearchAnswer['suggestions'];
  /** What the typed words were taken for, which others posts were searched for, and which were not. */
  understood: SearchAnswer['understood'];
  sought: SearchAnswer['sought'];
  didYouMean?: SearchAnswer['didYouMean'];
  ignored: SearchAnswer['ignored'];
  /** What is looked for, where the words say it. */
  purpose: Purpose | undefined;
  /** What is shown, and whether no one said so. */
  shown: Purpose | undefined;
  purposeAssumed: boolean;
  purposeSwitched: boolean;
  /** What the words say against the tab. */
  purposeSaid: SearchAnswer['purposeSaid'];
  otherPurposes: SearchAnswer['otherPurposes'];
  tabs: SearchAnswer['tabs'];
  tabSaid?: SearchAnswer['tabSaid'];
  widerPlace: SearchAnswer['widerPlace'];
  mentionedPlace?: SearchAnswer['mentionedPlace'];
  phoneNumber?: SearchAnswer['phoneNumber'];
  notTraded?: SearchAnswer['notTraded'];
  unknownVillage?: SearchAnswer['unknownVillage'];
  sort: string;
  /** Where nothing was found. */
  wider: Wider[];
  newest?: PostCard[];
}

/** The list, or why there is none: the fields that the API did not understand, or what is wrong with the server. */
export type ListOutcome =
  | FoundList
  | { kind: 'invalid'; fields: Record<string, string> }
  | { kind: 'failed'; status: number; message: string; retryAfter: number | undefined };
