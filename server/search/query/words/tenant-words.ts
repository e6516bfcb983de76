// Words that only rents are described with: who may move in, and kinds of shared homes.
import type { TenantKind } from '#contracts/enums.ts';
import type { ConceptWords } from './concept.ts';

const tenant = (value: TenantKind, spellings: string): ConceptWords => ({ concept: { is: 'attribute', name: 'tenants', value }, spellings, exact: true });
const hint = (word: string, spellings: string): ConceptWords => ({ concept: { is: 'rentHint', word }, spellings, exact: true });

export const tenantWords: readonly ConceptWords[] = [
  tenant(
    'family',
    'family|families|famili|femily|familly|fmily|familay|femili|famely|phamili|poribar|paribar|small family|couple|couples|ফ্যামিলি|ফ্যামিলী|ফ্যামেলি|ফেমিলি|ফামিলি|ফ্যামিলির|পরিবার|পারিবারিক|দম্পতি|কাপল',
  ),
  tenant(
    'bachelor',
    'bachelor|bachelors|bachelar|bachlor|bachler|bacheler|bachalor|bechelor|bechelar|becelor|baceler|bacelor|byachelor|byachelar|bechlor|bchlr|bachlr|bechlr|batchelor|bachelor er|job holder|jobholder|chakrijibi|chakurijibi|ব্যাচেলর|ব্যাচেলার|ব্যাচলর|ব্যাচেলরদের|ব্যাচেলরের|বেচেলর|বেচেলার|ব্যাচেলোর|অবিবাহিত|চাকরিজীবী',
  ),
  tenant(
    'female',
    'female|females|ladies|lady|girls|girl|women|woman|mohila|mohilader|mahila|meyeder|meyeder jonno|meye|chatri|chhatri|chatrider|মহিলা|মহিলাদের|নারী|নারীদের|মেয়ে|মেয়েদের|ছাত্রী|ছাত্রীদের|লেডিস|লেডিজ',
  ),
  tenant('student', 'student|students|stdent|studnt|stuent|chatro|chatra|chhatro|chatroder|ছাত্র|ছাত্রদের|শিক্ষার্থী|শিক্ষার্থীদের|স্টুডেন্ট|স্টুডেন্টদের'),
  tenant('office', 'office use|for office use|as office|অফিস হিসেবে|অফিস ব্যবহারের'),
  hint('mess', 'mess|mes|messe|meess|মেস|মেছ|মেসের|মেসে'),
  hint('sublet', 'sublet|sub let|sablet|sablat|sublate|subled|সাবলেট|সাব লেট|সাবলেটের'),
  hint('seat', 'seat|seats|sit|sits|সিট|সীট|সিটের'),
  hint('hostel', 'hostel|hostels|hostle|hstel|hostal|dormitory|হোস্টেল|হোস্টেলের|হোস্টেলে|ছাত্রাবাস|ছাত্রীনিবাস'),
  hint('paying', 'paying guest|পেয়িং গেস্ট'),
  hint('roommate', 'roommate|room mate|roommet|রুমমেট|রুম মেট'),
  hint('advance', 'advance|advanced|agrim|ogrim|অগ্রিম|অ্যাডভান্স|এডভান্স'),
];
