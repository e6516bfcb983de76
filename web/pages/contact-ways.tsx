import { Clock3, Mail, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Office } from '#contracts/overview.ts';
import { useWords } from '#web/platform/language.tsx';
import { useSupport } from '#web/platform/visit/support.ts';
import { factsOf } from './facts.ts';
import { OfficeLine } from './office-line.tsx';

interface WayProps {
  icon: ReactNode;
  title: string;
  text: string;
  heading: 'h2' | 'h3';
  children: ReactNode;
}

function Way({ icon, title, text, heading: Heading, children }: WayProps) {
  return (
    <li className="flex flex-col rounded-card border border-line bg-card p-5">
      <div className="flex items-center gap-3.5 [&>span>svg]:size-6">
        <span className="grid size-12 shrink-0 place-items-center rounded-card bg-primary-tint text-primary">{icon}</span>
        <div>
          <Heading className="m-0 !text-lg">{title}</Heading>
          <p className="m-0 text-small text-muted">{text}</p>
        </div>
      </div>
      <div className="mt-4">{children}</div>
    </li>
  );
}

const big = 'inline-flex min-h-12 items-center text-link underline';

/** How to reach support: phone, email and office hours. */
export function ContactWays({ office, heading = 'h2' }: { office: Office | null; heading?: 'h2' | 'h3' }) {
  const { t, fmt } = useWords();
  const support = useSupport();
  const { phone, email, opens, closes } = factsOf(fmt, support);
  return (
    <ul className="m-0 grid list-none gap-3 p-0 lg:grid-cols-3 lg:gap-5">
      <Way heading={heading} icon={<Phone aria-hidden="true" />} title={t('contact.phoneTitle')} text={t('contact.phoneText')}>
        <a href={`tel:${support.phone}`} className={`${big} text-2xl font-semibold wrap-anywhere`}>
          {phone}
        </a>
      </Way>
      <Way heading={heading} icon={<Mail aria-hidden="true" />} title={t('contact.emailTitle')} text={t('contact.emailText')}>
        <a href={`mailto:${support.email}`} className={`${big} text-lg font-semibold break-all`}>
          {email}
        </a>
      </Way>
      <Way
        heading={heading}
        icon={<Clock3 aria-hidden="true" />}
        title={t('contact.hoursTitle')}
        text={t(support.hours ? 'contact.hoursSet' : 'contact.hoursText')}
      >
        {office ? <OfficeLine office={office} /> : null}
        <p className="m-0 mt-1">{t('pages.hours', { opens: opens ?? '', closes: closes ?? '' })}</p>
      </Way>
    </ul>
  );
}
