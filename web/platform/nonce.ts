// While the server renders: what tells our own scripts from any that text brought in. It never travels; see decisions/anonymous-page-cache.md.
import { createContext } from 'react';

export const Nonce = createContext<string | undefined>(undefined);
