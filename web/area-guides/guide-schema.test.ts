import { expect, test } from 'vitest';
import { guideSample } from '#web/testing/guides.ts';
import { datasetOf, hasFigures, placeOf } from './guide-schema.ts';

const described = {
  title: 'Mirpur',
  description: 'What is asked there.',
  url: 'https://uthan.example/Area/dhaka-mirpur?lang=en',
  publicUrl: 'https://uthan.example',
  site: 'Uthan',
  lng: 'en',
} as const;

test('a place lies in its district, that in its division, that in the country', () => {
  expect(placeOf(guideSample, { ...described, name: 'Mirpur' })).toMatchObject({
    '@type': 'Place',
    name: 'Mirpur',
    address: { '@type': 'PostalAddress', addressCountry: 'BD', addressRegion: 'Dhaka' },
    containedInPlace: {
      '@type': 'AdministrativeArea',
      name: 'Dhaka',
      containedInPlace: { name: 'Dhaka', containedInPlace: { '@type': 'Country', name: 'Bangladesh' } },
    },
  });
});

test('figures are a data set with what search engines ask of one', () => {
  const rates = [{ type: 'sell', propertyType: 'apartment', per: 'sqft', count: 12, quartiles: { low: 6000, middle: 7000.4, high: 8000 } }] as const;
  const history = [{ type: 'sell', propertyType: 'apartment', per: 'sqft', count: 9, month: '2026-09', low: 1, middle: 2, high: 3 }] as const;
  const dataset = datasetOf({ ...guideSample, rates: [...rates], history: [...history] }, described);
  expect(dataset).toMatchObject({
    '@type': 'Dataset',
    name: 'Mirpur',
    description: 'What is asked there.',
    temporalCoverage: '2026-09/2026-11-20',
    license: 'https://uthan.example/TermsAndConditions',
    creator: { '@type': 'Organization', name: 'Uthan' },
    spatialCoverage: { '@id': 'https://uthan.example/Area/dhaka-mirpur?lang=en#place' },
    variableMeasured: [{ '@type': 'PropertyValue', unitText: 'BDT per sqft', value: 7000 }],
    distribution: { '@type': 'DataDownload', encodingFormat: 'application/json', contentUrl: 'https://uthan.example/api/areas/dhaka-mirpur/guide' },
  });
  expect(datasetOf(guideSample, described)).not.toHaveProperty('variableMeasured');
});

test('an area of which too few posts say anything has no data set', () => {
  expect(hasFigures(guideSample)).toBe(false);
  expect(hasFigures({ ...guideSample, tenants: { count: 5, family: 5, bachelor: 0 } })).toBe(true);
  expect(hasFigures({ ...guideSample, days: { ...guideSample.days, rent: { count: 7, middle: 12 } } })).toBe(true);
});
