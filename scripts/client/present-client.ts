import { errors } from '#contracts/errors.ts';
import { describedEndpoints, openApi } from '#server/site/openapi.ts';
import { isForApiKeys } from '#server/site/api-docs.ts';
import { clientCode, type Document } from './client-code.ts';

export const clientFile = 'clients/typescript/uthan.ts';

/** The client as the contracts describe the API now. */
export const presentClient = (): string =>
  clientCode(
    openApi(describedEndpoints) as unknown as Document,
    (address) => isForApiKeys(address) || address === '/api/admin/imports/listings',
    Object.keys(errors),
  );
