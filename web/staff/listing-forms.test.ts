import { expect, test } from 'vitest';
import { GroupFields } from '#contracts/offers/groups.ts';
import { FirmFields } from '#contracts/offers/interiors.ts';
import { firmForm, firmInput } from './firms/firm-form.ts';
import { newMilestone, newShare, offerForm, offerInput } from './groups/offer-form.ts';

const both = { bn: 'কথা কও', en: 'Some words' };
const place = { division: 'dhaka', district: 'dhaka', subDistrict: 'dhaka-uttara' };
const sizes = { landSqft: '৩৬০০', storeys: '9', flatSizeMin: '1350', flatSizeMax: '1350' };
const plan = { booking: '200000', landInstalments: '3', buildInstalments: '30' };

test('an offer that is filled in is what the API takes, with digits of either script', () => {
  const form = {
    ...offerForm(undefined),
    ...place,
    ...sizes,
    ...plan,
    title: both,
    about: both,
    developBy: 'Swapnoneer',
    price: { land: '3800000', construction: '5300000', approval: '0' },
    ledger: [newShare],
    milestones: [newMilestone],
  };
  const checked = GroupFields.safeParse(offerInput(form));
  expect(checked.error?.issues).toBeUndefined();
  expect(checked.data).toMatchObject({ landSqft: 3600, ledger: [{ state: 'open' }], milestones: [{ kind: 'land', note: null }] });
});

test('an empty offer names each field that is missing', () => {
  const missing = GroupFields.safeParse(offerInput(offerForm(undefined))).error?.issues.map(({ path }) => path.join('.'));
  expect(missing).toEqual(expect.arrayContaining(['title.bn', 'about.en', 'division', 'landSqft', 'price.land', 'booking', 'ledger']));
});

test('a firm that is filled in is what the API takes, its gallery by the pictures’ ids', () => {
  const form = {
    ...firmForm(undefined),
    ...place,
    name: both,
    about: both,
    phone: '01712345678',
    categories: ['home'],
    gallery: [{ id: 'a1', src: '/a1.webp', category: 'home', caption: { bn: '', en: '' }, stage: 'none' }],
  };
  const checked = FirmFields.safeParse(firmInput(form));
  expect(checked.error?.issues).toBeUndefined();
  expect(checked.data).toMatchObject({ gallery: [{ image: 'a1', category: 'home', caption: null, stage: null }], startingPrice: null, since: null });
});
