// Who stands behind the site and how its parts belong together, as schema.org says it. For loaders only.
import { limits } from '#contracts/limits.ts';
import type { Support } from '#contracts/site-facts.ts';
import type { Language } from '#i18n/language.ts';

const day = (name: string): string => `https://schema.org/${name}`;
const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].map(day);
const hour = (value: number): string => `${String(value).padStart(2, '0')}:00`;

interface Site {
  publicUrl: string;
  name: string;
  /** Its pages on other sites. */
  sameAs?: readonly string[];
  support: Support;
}

/** The organisation, with the way to reach it. */
export const organisation = ({ publicUrl, name, sameAs = [], support }: Site): object => ({
  '@type': 'Organization',
  '@id': `${publicUrl}/#organisation`,
  name,
  url: `${publicUrl}/`,
  logo: `${publicUrl}/icon-512.png`,
  areaServed: 'BD',
  ...(sameAs.length > 0 ? { sameAs } : {}),
  contactPoint: {
    '@type': 'ContactPoint',
    contactType: 'customer support',
    telephone: `+88${support.phone}`,
    email: support.email,
    availableLanguage: ['bn', 'en'],
    hoursAvailable: { '@type': 'OpeningHoursSpecification', dayOfWeek: week, opens: hour(limits.support.opensHour), closes: hour(limits.support.closesHour) },
  },
});

/** The web site, which can be searched. */
export const webSite = ({ publicUrl, name }: Pick<Site, 'publicUrl' | 'name'>, lng: Language): object => ({
  '@type': 'WebSite',
  '@id': `${publicUrl}/#site`,
  url: `${publicUrl}/`,
  name,
  inLanguage: lng,
  publisher: { '@id': `${publicUrl}/#organisation` },
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${publicUrl}/property-search?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  },
});

/** The way from the first page to this one. */
export const breadcrumbs = (publicUrl: string, trail: readonly { name: string; path: string }[]): object => ({
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ name, path }, index) => ({ '@type': 'ListItem', position: index + 1, name, item: `${publicUrl}${path}` })),
});

/** Questions with their answers in plain words. */
export const questions = (asked: readonly { question: string; answer: string }[]): object => ({
  '@type': 'FAQPage',
  mainEntity: asked.map(({ question, answer }) => ({ '@type': 'Question', name: question, acceptedAnswer: { '@type': 'Answer', text: answer } })),
});
