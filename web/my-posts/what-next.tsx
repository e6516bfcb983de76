import { Bell, Clock, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { limits } from '#contracts/limits.ts';
import { hoursOf } from '#i18n/hours.ts';
import { useWords } from '#web/platform/language.tsx';
import { useSupport } from '#web/platform/visit/support.ts';

const { reviewHoursMin: from, reviewHoursMax: to } = limits.posts;

function Point({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <li className="flex gap-3 py-2 [&>svg]:mt-0.5 [&>svg]:size-5.5 [&>svg]:shrink-0 [&>svg]:text-primary">
      {icon}
      <div className="min-w-0">
        <p className="m-0 font-semibold">{title}</p>
        <p className="m-0 text-ui text-pretty text-muted">{children}</p>
      </div>
    </li>
  );
}

/** Beside the list: what happens to a post that was sent. */
export function WhatNext() {
  const { t, fmt } = useWords();
  const support = useSupport();
  const { phone } = support;
  return (
    <section aria-labelledby="next-title" className="rounded-card border border-line bg-card p-4 lg:p-5">
      <h2 id="next-title" className="m-0 !text-title">
        {t('myPosts.nextTitle')}
      </h2>
      <ul className="mt-2 mb-0 list-none p-0">
        <Point icon={<Clock aria-hidden="true" />} title={t('myPosts.nextReview', { from, to })}>
          {t('myPosts.nextReviewText', hoursOf(fmt, support))}
        </Point>
        <Point icon={<Bell aria-hidden="true" />} title={t('myPosts.nextLive')}>
          {t('myPosts.nextLiveText')}
        </Point>
        <Point icon={<Phone aria-hidden="true" />} title={t('myPosts.nextCall', { to })}>
          <a href={`tel:${phone}`} className="-my-2 inline-block py-2 text-link">
            {t('myPosts.nextCallText', { phone: fmt.phone(phone) })}
          </a>
        </Point>
      </ul>
    </section>
  );
}
