// What the server hands to loaders. The server reads this context off the built entry, so that there is one instance.
import type { ReactNode } from 'react';
import { createContext } from 'react-router';
import type { SiteFacts } from '#contracts/pages/site-facts.ts';
import type { Namespace } from '#i18n/message.ts';
import type { Language } from '#i18n/language.ts';
import type { Send } from '#web/platform/api.ts';

export interface PageServices {
  send: Send;
  lng: Language;
  /** Stands on every script that the page brings; gone before the page leaves the server. */
  nonce: string;
  /** The files with the active language's words of these nouns, for `wordsIn`. */
  words: (namespaces: readonly Namespace[]) => readonly string[];
  /** The files that the next pages are likely to need. */
  wordsAhead: () => readonly string[];
  /** Renders a document to its last part. Throws what kept it from being rendered at all. */
  render: (document: ReactNode, onError: (error: unknown) => void) => Promise<string>;
  /** Takes the rendered document: in the body of the answer it would be encoded and decoded once more. */
  hand: (html: string) => void;
  publicUrl: string;
  /** How to reach support, the product's pages on other sites, and a banner. */
  facts: SiteFacts;
  /** Under which the server's log has this request; empty on a page that is the same for everyone. */
  requestId: string;
  /** The time that the page is made for, in milliseconds since 1970: relative times count from here. */
  now: number;
  /** Writes an error to the server's log. */
  report: (error: unknown) => void;
  theme: 'light' | 'dark' | undefined;
  /** Easy mode was chosen: larger letters, fewer choices, prices in words. */
  easy: boolean;
  /** Photos are fetched when they are tapped: chosen, or asked for by the browser. */
  dataSaver: boolean;
}

export const pageServices = createContext<PageServices>();
