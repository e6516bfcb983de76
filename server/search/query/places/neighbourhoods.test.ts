import { describe, expect, test } from 'vitest';
import { SearchQuery } from '#contracts/search/search.ts';
import { correctSpelling } from '#server/search/query/spelling/spelling-corrections.ts';
import { cut, read } from '#server/search/query/understand.ts';

/** The areas that a query is read as, widest first, by their keys: of one place alone. */
function areasOf(q: string): string[] {
  const whole = correctSpelling(cut(q), () => 'unknown');
  const found = whole.pieces.flatMap(({ places }) => places ?? []);
  return [...new Set(found.flatMap(({ within }) => within))];
}

describe('neighbourhoods lie in the thana that people expect', () => {
  test.each([
    ['দিয়াবাড়ি', 'dhaka-turag'],
    ['Diabari', 'dhaka-turag'],
    ['কামারপাড়া', 'dhaka-turag'],
    ['শনির আখড়া', 'dhaka-jatrabari'],
    ['Shonir Akhra', 'dhaka-jatrabari'],
    ['দনিয়া', 'dhaka-kadamtali'],
    ['রায়েরবাগ', 'dhaka-kadamtali'],
    ['সায়েদাবাদ', 'dhaka-jatrabari'],
    ['ধোলাইপাড়', 'dhaka-jatrabari'],
    ['কোনাপাড়া', 'dhaka-demra'],
    ['সারুলিয়া', 'dhaka-demra'],
    ['জুরাইন', 'dhaka-kadamtali'],
    ['পোস্তগোলা', 'dhaka-shyampur'],
    ['মান্ডা', 'dhaka-mugda'],
    ['নীলক্ষেত', 'dhaka-new-market'],
    ['কাঁটাবন', 'dhaka-new-market'],
    ['হাজীপাড়া', 'dhaka-rampura'],
    ['মধুবাগ', 'dhaka-hatirjheel'],
    ['মীরবাগ', 'dhaka-hatirjheel'],
    ['মহানগর প্রজেক্ট', 'dhaka-hatirjheel'],
    ['মণিপুরীপাড়া', 'dhaka-tejgaon'],
    ['Monipuripara', 'dhaka-tejgaon'],
    ['তেজকুনিপাড়া', 'dhaka-tejgaon'],
    ['রাজাবাজার', 'dhaka-tejgaon'],
    ['শুক্রাবাদ', 'dhaka-dhanmondi'],
    ['শংকর', 'dhaka-dhanmondi'],
    ['শেখেরটেক', 'dhaka-adabor'],
    ['রিং রোড', 'dhaka-adabor'],
    ['বায়তুল আমান', 'dhaka-adabor'],
    ['ঢাকা উদ্যান', 'dhaka-mohammadpur'],
    ['চাঁদ উদ্যান', 'dhaka-mohammadpur'],
    ['নবোদয় হাউজিং', 'dhaka-mohammadpur'],
    ['টোলারবাগ', 'dhaka-darus-salam'],
    ['সেনপাড়া', 'dhaka-mirpur'],
    ['টেকনিক্যাল', 'dhaka-darus-salam'],
    ['গাবতলী', 'dhaka-darus-salam'],
    ['গাবতলী', 'bogura-gabtali'],
    ['মানিকদী', 'dhaka-cantonment'],
    ['ECB', 'dhaka-cantonment'],
    ['আজমপুর', 'dhaka-uttara'],
    ['আব্দুল্লাহপুর', 'dhaka-uttara'],
    ['হাউস বিল্ডিং', 'dhaka-uttara'],
    ['রাজলক্ষ্মী', 'dhaka-uttara'],
    ['কাওলা', 'dhaka-dakshinkhan'],
    ['মেরুল', 'dhaka-badda'],
    ['সাঁতারকুল', 'dhaka-badda'],
    ['১০০ ফিট', 'dhaka-bhatara'],
    ['ইউনাইটেড সিটি', 'dhaka-bhatara'],
    ['রাজারবাগ', 'dhaka-shahjahanpur'],
    ['গোপীবাগ', 'dhaka-wari'],
    ['ফকিরাপুল', 'dhaka-motijheel'],
    ['গুলিস্তান', 'dhaka-motijheel'],
    ['লক্ষ্মীবাজার', 'dhaka-sutrapur'],
    ['ধূপখোলা', 'dhaka-gendaria'],
    ['বোর্ডবাজার', 'gazipur-gachha'],
    ['সাইনবোর্ড', 'narayanganj-siddhirganj'],
    ['চাষাঢ়া', 'narayanganj-sadar'],
    ['আমিনবাজার', 'dhaka-savar'],
    ['ঝিলমিল', 'dhaka-keraniganj'],
    ['জিনজিরা', 'dhaka-keraniganj'],
    ['জিইসি', 'chattogram-panchlaish'],
    ['GEC', 'chattogram-panchlaish'],
    ['২ নং গেট', 'chattogram-panchlaish'],
    ['2 no gate', 'chattogram-panchlaish'],
    ['প্রবর্তক', 'chattogram-panchlaish'],
    ['মেহেদীবাগ', 'chattogram-kotwali'],
    ['অক্সিজেন', 'chattogram-bayazid-bostami'],
    ['বহদ্দারহাট', 'chattogram-chandgaon'],
    ['কল্পলোক', 'chattogram-bakalia'],
    ['মাদারবাড়ি', 'chattogram-sadarghat'],
    ['কাট্টলী', 'chattogram-akbar-shah'],
    ['দেওয়ানহাট', 'chattogram-double-mooring'],
    ['টাইগারপাস', 'chattogram-khulshi'],
    ['একে খান', 'chattogram-akbar-shah'],
    ['Alankar', 'chattogram-pahartali'],
    ['বন্দরটিলা', 'chattogram-epz'],
    ['কাটগড়', 'chattogram-patenga'],
    ['ভাটিয়ারী', 'chattogram-sitakunda'],
    ['সুবিদবাজার', 'sylhet-kotwali'],
    ['সাহেব বাজার', 'rajshahi-boalia'],
    ['কাজলা', 'rajshahi-motihar'],
    ['কাজলা', 'dhaka-jatrabari'],
    ['তালাইমারী', 'rajshahi-motihar'],
    ['জলেশ্বরীতলা', 'bogura-sadar'],
    ['ময়লাপোতা', 'khulna-sonadanga'],
    ['ঘোপ', 'jashore-sadar'],
    ['রূপাতলী', 'barishal-kotwali'],
    ['ধাপ', 'rangpur-kotwali'],
    ['মডার্ন মোড়', 'rangpur-tajhat'],
    ['চরপাড়া', 'mymensingh-sadar'],
    ['গাঙ্গিনারপাড়', 'mymensingh-sadar'],
    ['কলাতলী', 'coxs-bazar-sadar'],
    ['মাইজদী', 'noakhali-sadar'],
  ])('%s lies in %s', (name, sub) => {
    expect(areasOf(name)).toContain(`s:${sub}`);
  });

  test.each([
    ['sandeep', 'chattogram-sandwip'],
    ['kanthalia', 'jhalokati-kathalia'],
    ['monpura', 'bhola-manpura'],
    ['tangibari', 'munshiganj-tongibari'],
    ['gacha', 'gazipur-gachha'],
    ['comilla sadar south', 'cumilla-sadar-dakshin'],
    ['কুমিল্লা সদর দক্ষিণ', 'cumilla-sadar-dakshin'],
    ['comilla sadar', 'cumilla-adarsha-sadar'],
  ])('%s is the upazila however many titles hold the words', (name, sub) => {
    const whole = correctSpelling(cut(name), () => 'common');
    expect(read(whole, SearchQuery.parse({ q: name }))).toMatchObject({ filters: { subDistrict: [sub] }, clauses: [] });
  });

  test.each(['chittagong', 'চট্টগ্রাম', 'ctg', 'চিটাগাং', 'Chattogram'])('%s means the district', (name) => {
    const { filters } = read(cut(name), SearchQuery.parse({ q: name }));
    expect(filters).toEqual({ district: ['chattogram'] });
  });

  test('a bare কোতোয়ালি may be any of the five, each named with its district', () => {
    expect(
      areasOf('কোতোয়ালি')
        .filter((key) => key.startsWith('s:'))
        .toSorted(),
    ).toEqual(['barishal', 'chattogram', 'dhaka', 'rangpur', 'sylhet'].map((district) => `s:${district}-kotwali`));
    expect(read(cut('kotwali sylhet'), SearchQuery.parse({})).understood.map(({ name }) => name?.bn)).toEqual(['কোতোয়ালী (সিলেট)']);
  });
});
