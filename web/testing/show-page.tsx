// Shows a page with what its loader in the browser reads, also when it reads again.
import { createElement, type FunctionComponent } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useParams } from 'react-router';
import { show, type ShowOptions, type Shown } from './show.tsx';

interface PageModule {
  default: unknown;
  clientLoader: unknown;
}

function Loaded({ page }: { page: PageModule }) {
  const [loaderData, params] = [useLoaderData<unknown>(), useParams()];
  // Any other address: the page has led somewhere else.
  if (!loaderData) return null;
  return createElement(page.default as FunctionComponent<object>, { loaderData, params } as object);
}

interface PageOptions extends ShowOptions {
  pattern: string;
  /** What the server brings besides. */
  served?: object;
}

/** Renders the page at its own `pattern`; English unless told. */
export const showPage = (page: PageModule, { served = {}, ...options }: PageOptions): Shown =>
  show(<Loaded page={page} />, {
    address: options.pattern,
    ...options,
    loader: (args: LoaderFunctionArgs) => (page.clientLoader as (args: object) => Promise<object>)({ ...args, serverLoader: () => Promise.resolve(served) }),
  });
