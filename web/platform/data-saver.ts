import { useRouteLoaderData } from 'react-router';

/** Photos are fetched when they are tapped: chosen here, or asked for by the browser. */
export const useDataSaver = (): boolean => useRouteLoaderData<{ dataSaver?: boolean }>('root')?.dataSaver ?? false;
