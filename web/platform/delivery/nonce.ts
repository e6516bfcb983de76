// While the server renders: what tells our own scripts from any that text brought in. It never travels; see decisions/0016-page-cache-for-anonymous-visitors.md.
import { createContext } from 'react';

export const Nonce = createContext<string | undefined>(undefined);
