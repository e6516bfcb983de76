// What the server hands to loaders. The server reads this context off the built entry, so that there is one instance.
import { createContext } from 'react-router';
import type { CompiledWords, Namespace } from '#i18n/message.ts';
import type { Language } from '#i18n/language.ts';
import type { Send } from './api.ts';

export interface PageServices {
  send: Send;
  lng: Language;
  nonce: string;
  /** The active language's words of these nouns; the compiler of words never reaches the browser. */
  words: (namespaces: readonly Namespace[]) => CompiledWords;
  publicUrl: string;
  /** Under which the server's log has this request. */
  requestId: string;
  /** Writes an error to the server's log. */
  report: (error: unknown) => void;
  theme: 'light' | 'dark' | undefined;
}

export const pageServices = createContext<PageServices>();
