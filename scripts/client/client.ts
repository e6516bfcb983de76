// npm run client: writes the TypeScript client from the contracts. A test compares it with what it would write.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { clientFile, presentClient } from './present-client.ts';

writeFileSync(path.join(import.meta.dirname, '../..', clientFile), presentClient());
console.log(`Written: ${clientFile}`);
