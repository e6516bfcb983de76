// Who is behind the site and how its parts belong together, as schema.org says it. For loaders only.
import { usualWeek, type WeekHours } from '#contracts/office-hours.ts';
import type { Support } from '#contracts/pages/site-facts.ts';
import type { Language } from '#i18n/language.ts';

const day = (name: string): string => `https://schema.org/${name}`;
const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'].map(day);
const hour = (value: number): string => (value === 24 ? '23:59' : `${String(value).padStart(2, '0')}:00`);

/** One entry for all days that are open at the same hours. */
function openingHours(week: WeekHours): object | readonly object[] {
  const entries = [...new Set(week.flatMap((hours) => (hours ? [`${hour(hours.opens)} ${hour(hours.closes)}`] : [])))].map((said) => {
    const [opens, closes] = said.split(' ');
    const dayOfWeek = days.filter((_day, at) => week[at] && `${hour(week[at].opens)} ${hour(week[at].closes)}` === said);
    return { '@type': 'OpeningHoursSpecification', dayOfWeek, opens, closes };
  });
  return entries.length === 1 && entries[0] ? entries[0] : entries;
}

interface Site {
  publicUrl: string;
  name: string;
  /** Its pages on other sites. */
  sameAs?: readonly string[];
  support: Support;
  week?: WeekHours | undefined;
}

/** The organisation, with the way to reach it. */
export const organisation = ({ publicUrl, name, sameAs = [], support, week = usualWeek }: Site): object => ({
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
    hoursAvailable: openingHours(week),
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
