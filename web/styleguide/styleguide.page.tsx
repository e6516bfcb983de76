// In development only: web/routes.ts leaves it out of what is built, and with it out of the generated types.
import type { LoaderFunctionArgs, MetaFunction } from 'react-router';
import type { Cacheable } from '#web/platform/delivery/cache-policy.ts';
import { pageData } from '#web/platform/delivery/page-data.ts';
import { Styleguide } from './styleguide.tsx';

export const handle = { cache: false } satisfies Cacheable;

export const loader = ({ context }: LoaderFunctionArgs) => pageData(context, 'forms', 'enums', 'reviews', 'areas', 'profile');

export const meta: MetaFunction = () => [{ title: 'Styleguide' }, { name: 'robots', content: 'noindex' }];

export default function StyleguidePage() {
  return (
    <>
      <h1 className="m-0 mx-auto max-w-page px-4 pt-4 lg:px-10 lg:pt-8" lang="en">
        Styleguide
      </h1>
      <Styleguide />
    </>
  );
}
