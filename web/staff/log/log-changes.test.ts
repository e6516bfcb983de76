import { describe, expect, test } from 'vitest';
import { formatter } from '#i18n/format.ts';
import { translatorOf } from '#i18n/compile.ts';
import type { PageWords } from '#web/platform/language.tsx';
import { loggedChanges } from './log-changes.ts';

const wordsIn = (lng: 'bn' | 'en'): PageWords => ({ lng, t: translatorOf(lng), fmt: formatter(lng) }) as PageWords;
const rows = (before: unknown, after: unknown, lng: 'bn' | 'en' = 'en') =>
  loggedChanges(wordsIn(lng), { before, after }).map(({ field, before: was, after: is }) => `${field}: ${was} → ${is}`);

describe('what an entry of the log says that changed', () => {
  test('is told field by field in words, and what stayed is not', () => {
    const before = { state: 'pending', listed: false, revision: 2 };
    const after = { state: 'approved', listed: true, revision: 2, reason: 'photo', note: 'photo' };
    expect(rows(before, after)).toEqual([
      'Status: Waiting → Approved',
      'Everyone can see it: No → Yes',
      'Reason: — → Blurred or unrelated photo',
      'Note: — → photo',
    ]);
    expect(rows(before, after, 'bn')[0]).toBe('অবস্থা: অপেক্ষায় → অনুমোদিত');
  });

  test('has moments, days, numbers and photos as people write them', () => {
    const after = { suspendedUntil: '2026-12-31T18:00:00.000Z', from: '2026-12-16', openReports: 1200, pictures: ['a', 'b'] };
    expect(rows({}, after)).toEqual([
      'Suspended until: — → 1 January 2027, 12:00 AM',
      'From: — → 16 December 2026',
      'Open reports: — → 1,200',
      'Photos: — → 2',
    ]);
  });

  test('names every reason for sending a post back, and the reports that were upheld with it', () => {
    const t = translatorOf('bn');
    expect(rows({}, { further: ['wrongArea', 'incomplete'], reportsUpheld: 2 }, 'bn')).toEqual([
      `আরও কারণ: — → ${t('moderation.reason_wrongArea')}, ${t('moderation.reason_incomplete')}`,
      'সঠিক পাওয়া অভিযোগ: — → ২',
    ]);
  });

  test('names the rates of registration and loans as the settings do', () => {
    const rates = { registration: { registration: 1, asOf: '2026-07-01', source: null }, loan: { yearsMax: 25 } };
    const t = translatorOf('en');
    expect(rows({ rates: null }, { rates })).toEqual([
      `Registration and loan rates: — → ${t('staffSettings.ratesRegistration')}: ${t('buyingCosts.fee_registration')}: 1, ${t('staffSettings.rate_asOf')}: 1 July 2026, ${t('staffSettings.rate_source')}: —, ${t('staffSettings.ratesLoan')}: ${t('staffSettings.rate_yearsMax')}: 25`,
    ]);
  });

  test('keeps what is newer than the words, and reads into what has parts', () => {
    expect(rows({ colour: null }, { colour: 'red', title: { bn: 'ক', en: 'A' } })).toEqual(['colour: — → red', 'Title: — → Bengali: ক, English: A']);
  });

  test('names the fields of offers and firms as their forms do, and says of a text that it changed', () => {
    const before = {
      titleEn: 'Ten families',
      booking: 200_000,
      facilities: [],
      shares: { open: 3, held: 2 },
      milestones: { land: 'current' },
      handover: '2029-09',
    };
    const after = {
      titleEn: 'Eleven families',
      booking: 300_000,
      facilities: ['gym', 'wifi'],
      shares: { open: 4, held: 2 },
      milestones: { land: 'done' },
      handover: '2030-01',
      about: 'changed',
    };
    const t = translatorOf('en');
    expect(rows(before, after)).toEqual([
      `${t('staff.inEn', { label: t('staffFirms.title') })}: Ten families → Eleven families`,
      `${t('staffFirms.booking')}: 200,000 → 300,000`,
      `${t('staffFirms.partFacilities')}: — → ${t('enums.facility_gym')}, ${t('enums.facility_wifi')}`,
      `${t('staffLog.field_shares')}: ${t('enums.shareState_open')}: 3, ${t('enums.shareState_held')}: 2 → ${t('enums.shareState_open')}: 4, ${t('enums.shareState_held')}: 2`,
      `${t('staffFirms.partMilestones')}: ${t('enums.milestone_land')}: ${t('enums.milestoneState_current')} → ${t('enums.milestone_land')}: ${t('enums.milestoneState_done')}`,
      `${t('staffFirms.handover')}: September 2029 → January 2030`,
      `${t('staffFirms.about')}: — → ${t('staffLog.value_changed')}`,
    ]);
    const bn = translatorOf('bn');
    expect(rows({ services: ['lighting'], sinceYear: 2019 }, { services: ['painting'], sinceYear: 2020 }, 'bn')).toEqual([
      `${bn('staffFirms.services')}: ${bn('enums.firmService_lighting')} → ${bn('enums.firmService_painting')}`,
      `${bn('staffFirms.sinceYear')}: ২০১৯ → ২০২০`,
    ]);
  });

  test('is nothing where nothing was logged', () => {
    expect([rows(null, undefined), rows({}, {}), rows({ note: null }, { note: '' })]).toEqual([[], [], []]);
  });
});
