import type { Noun } from '#server/noun.ts';
import { apiKeyData } from './service.ts';

export const apiKeysNoun: Noun = { name: 'api-keys', personalData: [apiKeyData] };
