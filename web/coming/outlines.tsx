// The outlines of public pages, by their addresses. Pages of members and of staff have their own.
import type { ReactNode } from 'react';
import { limits } from '#contracts/limits.ts';
import { Bone, CardSkeleton } from '#web/ui/skeleton.tsx';

const frame = 'mx-auto max-w-page px-4 pt-5 lg:px-10 lg:pt-8';

const Cards = () => (
  <div className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:gap-5 xl:grid-cols-3 2xl:grid-cols-4">
    {Array.from({ length: limits.screen.loadingCards }, (_, index) => (
      <CardSkeleton key={index} />
    ))}
  </div>
);

/** Tabs and words above, filters beside, cards. */
const Results = () => (
  <>
    <div className="bg-card px-4 py-2 lg:px-10 lg:py-3.5">
      <div className="mx-auto grid max-w-page gap-2 lg:grid-cols-[430px_1fr] lg:gap-3.5">
        <Bone className="h-13 rounded-card" />
        <Bone className="h-12" />
      </div>
    </div>
    <div className={`${frame} lg:grid lg:grid-cols-[300px_minmax(0,1fr)] lg:gap-7`}>
      <Bone className="hidden h-150 rounded-card lg:block" />
      <div>
        <Bone className="my-3 h-7 w-1/2 max-w-80" />
        <Cards />
      </div>
    </div>
  </>
);

const Heading = () => (
  <>
    <Bone className="h-9 w-3/5 max-w-96" />
    <Bone className="mt-3 mb-6 h-5 w-4/5 max-w-xl" />
  </>
);

/** Filters in a row above, cards two by two, and a column beside them. */
const Groups = () => (
  <div className={frame}>
    <Heading />
    <Bone className="h-12 rounded-card lg:h-28" />
    <div className="mt-6 gap-9 lg:grid lg:grid-cols-[minmax(0,1fr)_372px]">
      <div className="grid gap-4 sm:grid-cols-2 lg:gap-5">
        {Array.from({ length: limits.screen.loadingCards }, (_, index) => (
          <CardSkeleton key={index} />
        ))}
      </div>
      <Bone className="hidden h-125 rounded-card lg:block" />
    </div>
  </div>
);

/** Filters beside cards. */
const Firms = () => (
  <div className={frame}>
    <Heading />
    <div className="grid gap-x-7 gap-y-5 lg:grid-cols-[280px_minmax(0,1fr)]">
      <Bone className="h-12 rounded-card lg:h-125" />
      <div className="grid gap-4 sm:grid-cols-2 lg:gap-5 xl:grid-cols-3">
        {Array.from({ length: limits.screen.loadingCards }, (_, index) => (
          <CardSkeleton key={index} />
        ))}
      </div>
    </div>
  </div>
);

/** A heading, a sentence, cards. */
const List = () => (
  <div className={frame}>
    <Heading />
    <Cards />
  </div>
);

const lines = ['w-full', 'w-11/12', 'w-full', 'w-4/5', 'w-full', 'w-2/3'];

/** A heading and paragraphs. */
const Text = () => (
  <div className={frame}>
    <Bone className="h-10 w-4/5 max-w-xl" />
    {[0, 1].map((part) => (
      <div key={part} className="mt-8 flex max-w-reading flex-col gap-3">
        {lines.map((width, at) => (
          <Bone key={at} className={`h-4 ${width}`} />
        ))}
      </div>
    ))}
  </div>
);

/** A picture across the page, a heading, facts, and a column beside them. */
const Detail = () => (
  <div className={`${frame} !pt-0 lg:!pt-6`}>
    <Bone className="-mx-4 aspect-4/3 rounded-none lg:mx-0 lg:aspect-auto lg:h-95 lg:rounded-panel" />
    <div className="mt-5 gap-9 lg:grid lg:grid-cols-[minmax(0,1fr)_372px]">
      <div>
        <Bone className="h-9 w-4/5" />
        <Bone className="mt-3 h-5 w-1/2" />
        <Bone className="mt-8 h-44 rounded-card" />
      </div>
      <Bone className="mt-6 h-80 rounded-card lg:mt-0" />
    </div>
  </div>
);

const details = /^\/(?:property-(?:buy-sell|rent)|group-wise-building|interior)-details\//i;

/** Whether the page begins with its picture at the top edge of phones. */
export const hasTopPicture = (path: string): boolean => details.test(path);

const outlines: readonly (readonly [RegExp, () => ReactNode])[] = [
  [/^\/property-(?:search|buy-sell|rent)\/?$/i, Results],
  [/^\/group-wise-building\/?$/i, Groups],
  [/^\/interior-design\/?$/i, Firms],
  [/^\/blog\/?$/i, List],
  [details, Detail],
  [/^\/(?:blogpostdetails\/.*|faq|aboutus|termsandconditions|privacy-policy|stay-safe|customercare|fastsellrent|contactus)\/?$/i, Text],
];

export function outlineOf(path: string): ReactNode {
  const Outline = outlines.find(([pattern]) => pattern.test(path))?.[1];
  return Outline ? <Outline /> : null;
}
