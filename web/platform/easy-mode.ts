import { useRouteLoaderData } from 'react-router';

/** Whether the reader chose easy mode: larger text, fewer things, each with its word. */
export const useEasy = (): boolean => useRouteLoaderData<{ easy?: boolean }>('root')?.easy ?? false;
