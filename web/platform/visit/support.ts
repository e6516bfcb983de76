import { useRouteLoaderData } from 'react-router';
import { type Support, usualSupport } from '#contracts/pages/site-facts.ts';

/** How to reach support, as the root's loader says where that is not as usual. */
export const useSupport = (): Support => useRouteLoaderData<{ support?: Support }>('root')?.support ?? usualSupport;
