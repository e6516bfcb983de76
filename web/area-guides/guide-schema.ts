// The guide of an area as schema.org says it. For loaders only.
import type { AreaGuide } from '#contracts/maps/area-guides.ts';
import { guideName } from '#contracts/maps/guide-path.ts';
import type { Language } from '#i18n/language.ts';

const country = { bn: 'বাংলাদেশ', en: 'Bangladesh' } as const;

interface Named {
  name: string;
  url: string;
  lng: Language;
}

/** The area, within those around it. */
export function placeOf({ around, area }: Pick<AreaGuide, 'around' | 'area'>, { name, url, lng }: Named): object {
  const nation: object = { '@type': 'Country', name: country[lng] };
  const within = around.reduce((outer, one) => ({ '@type': 'AdministrativeArea', name: one[lng], containedInPlace: outer }), nation);
  const region = around.find(({ level }) => level === 'division') ?? area;
  return {
    '@type': 'Place',
    '@id': `${url}#place`,
    name,
    url,
    address: { '@type': 'PostalAddress', addressCountry: 'BD', addressRegion: region[lng] },
    containedInPlace: within,
  };
}

/** Whether anything is measured that enough posts say. */
export const hasFigures = ({ rates, history, days, tenants, minimum, offered }: AreaGuide): boolean =>
  history.length > 0 ||
  rates.some(({ quartiles }) => quartiles) ||
  tenants.count >= minimum ||
  days.sell.middle !== null ||
  days.rent.middle !== null ||
  [offered.sell, offered.rent].some(({ kinds }) => kinds.some(({ middle }) => middle !== null));

interface Described {
  title: string;
  description: string;
  url: string;
  publicUrl: string;
  /** Who measured it. */
  site: string;
  lng: Language;
}

/** Its figures, and where programs get them. */
export function datasetOf({ area, measuredAt, history, rates }: AreaGuide, { title, description, url, publicUrl, site, lng }: Described): object {
  const since = history[0]?.month ?? measuredAt.slice(0, 10);
  const measured = rates.flatMap(({ type, propertyType, per, quartiles, count }) =>
    quartiles
      ? [
          {
            '@type': 'PropertyValue',
            name: `${type} ${propertyType}`,
            unitText: `BDT per ${per}`,
            value: Math.round(quartiles.middle),
            measurementTechnique: `median of ${count} posts`,
          },
        ]
      : [],
  );
  return {
    '@type': 'Dataset',
    '@id': `${url}#figures`,
    name: title,
    description,
    url,
    inLanguage: lng,
    dateModified: measuredAt,
    temporalCoverage: `${since}/${measuredAt.slice(0, 10)}`,
    isAccessibleForFree: true,
    license: `${publicUrl}/TermsAndConditions`,
    spatialCoverage: { '@id': `${url}#place` },
    creator: { '@type': 'Organization', '@id': `${publicUrl}/#organisation`, name: site, url: `${publicUrl}/` },
    ...(measured.length > 0 ? { variableMeasured: measured } : {}),
    distribution: {
      '@type': 'DataDownload',
      encodingFormat: 'application/json',
      contentUrl: `${publicUrl}/api/areas/${guideName(area.level, area.id)}/guide`,
    },
  };
}
