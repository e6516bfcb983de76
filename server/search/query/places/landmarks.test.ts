import { afterEach, describe, expect, test } from 'vitest';
import { SearchQuery } from '#contracts/search/search.ts';
import { learnLandmarks } from './places.ts';
import { correctSpelling } from '#server/search/query/spelling/spelling-corrections.ts';
import { cut, read } from '#server/search/query/understand.ts';

const reading = (q: string) =>
  read(
    correctSpelling(cut(q), () => 'unknown'),
    SearchQuery.parse({ q }),
  );
/** The landmark that was understood, the areas that a post lies in, and the words that are left. */
function said(q: string): { landmark: string | undefined; areas: string[]; words: string[] } {
  const { understood, clauses } = reading(q);
  return {
    landmark: understood.find(({ filter }) => filter === 'landmark')?.name?.en,
    areas: clauses.flatMap(({ places }) => places ?? []).filter((key) => !key.startsWith('p:')),
    words: clauses.flatMap(({ word }) => word ?? []),
  };
}

describe('a landmark is a place around which posts lie', () => {
  test.each([
    ['room near dhaka university', 'University of Dhaka', 's:dhaka-shahbagh'],
    ['DU', 'University of Dhaka', 's:dhaka-shahbagh'],
    ['ঢাবির পাশে রুম', 'University of Dhaka', 's:dhaka-shahbagh'],
    ['ঢাকা বিশ্ববিদ্যালয়ের কাছে বাসা', 'University of Dhaka', 's:dhaka-shahbagh'],
    ['nsu er kache basa', 'North South University', 'l:dhaka-bashundhara-r-a'],
    ['square hospital', 'Square Hospital', 'l:dhaka-panthapath'],
    ['স্কয়ার হাসপাতালের পাশে ফ্ল্যাট', 'Square Hospital', 'l:dhaka-panthapath'],
    ['bashundhara city', 'Bashundhara City', 'l:dhaka-panthapath'],
    ['বসুন্ধরা সিটি', 'Bashundhara City', 'l:dhaka-panthapath'],
    ['jamuna future park', 'Jamuna Future Park', 's:dhaka-bhatara'],
    ['jamuna futur park flat', 'Jamuna Future Park', 's:dhaka-bhatara'],
    ['dhaka medical', 'Dhaka Medical College', 's:dhaka-shahbagh'],
    ['ঢাকা মেডিকেল সংলগ্ন বাসা', 'Dhaka Medical College', 's:dhaka-chawkbazar'],
    ['shewrapara metro basa vara', 'Shewrapara Metro Station', 's:dhaka-mirpur'],
    ['agargaon metro vara', 'Agargaon Metro Station', 's:dhaka-sher-e-bangla-nagar'],
    ['মিরপুর ১০ মেট্রো স্টেশনের কাছে', 'Mirpur 10 Metro Station', 's:dhaka-kafrul'],
    ['flat near metro rail', 'Metro Rail', 's:dhaka-uttara'],
    ['buet', 'BUET', 's:dhaka-lalbagh'],
    ['aiub', 'American International University', 's:dhaka-khilkhet'],
    ['পুরান ঢাকা', 'Old Dhaka', 's:dhaka-sutrapur'],
    ['puran dhaka basa', 'Old Dhaka', 's:dhaka-wari'],
    ['চবি', 'Chittagong University', 's:chattogram-hathazari'],
    ['sust sylhet', 'SUST', 's:sylhet-jalalabad'],
    ['রুয়েট', 'RUET', 's:rajshahi-motihar'],
    ['bau mymensingh', 'Bangladesh Agricultural University', 's:mymensingh-sadar'],
  ])('%s', (q, landmark, area) => {
    const found = said(q);
    expect(found.landmark).toBe(landmark);
    expect(found.areas).toContain(area);
    expect(found.words).toEqual([]);
  });

  test('with a chip of its own', () => {
    expect(reading('ঢাকা বিশ্ববিদ্যালয়ের কাছে বাসা').understood[0]).toMatchObject({ filter: 'propertyType' });
    expect(reading('ঢাকা বিশ্ববিদ্যালয়ের কাছে').understood).toMatchObject([{ filter: 'landmark', text: 'ঢাকা বিশ্ববিদ্যালয়ের', name: { bn: 'ঢাকা বিশ্ববিদ্যালয়' } }]);
  });

  test('but an abbreviation only as it is spelled, and no number', () => {
    expect(said('du room flat').landmark).toBeUndefined();
    expect(reading('du room').filters).toEqual({ bedMin: 2 });
    expect(said('dux').landmark).toBeUndefined();
    // In Bengali as well: কুয়েট sounds so.
    expect(said('quuiet').landmark).toBeUndefined();
    expect(said('bashundhara').landmark).toBeUndefined();
  });
});

describe('further landmarks', () => {
  afterEach(() => learnLandmarks([]));

  test('are known once they were learned, and replace those with their id', () => {
    expect(said('lion tower').landmark).toBeUndefined();
    learnLandmarks([{ id: 'lion-tower', en: 'Lion Tower', bn: 'লায়ন টাওয়ার', aliases: [], areas: ['dhaka-banani'] }]);
    expect(said('lion tower')).toEqual({ landmark: 'Lion Tower', areas: ['s:dhaka-banani'], words: [] });
    learnLandmarks([{ id: 'buet', en: 'BUET', bn: 'বুয়েট', aliases: [], areas: ['dhaka-lalbagh'] }]);
    expect(said('buet').areas).toEqual(['s:dhaka-lalbagh']);
  });
});
