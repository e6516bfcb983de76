// Words of titles that mean the same in both languages; other words meet by their phonetic keys alone.
import { words } from '#i18n/fold.ts';

const groups: readonly string[] = [
  'south dokkhin dakkhin dakshin dokkin দক্ষিণ',
  'north uttor uttar উত্তর',
  'east purbo purba পূর্ব',
  'west poshchim paschim pashchim পশ্চিম',
  'southfacing দক্ষিণমুখী dokkhinmukhi dakkhinmukhi',
  'northfacing উত্তরমুখী uttormukhi',
  'eastfacing পূর্বমুখী purbomukhi',
  'westfacing পশ্চিমমুখী poshchimmukhi',
  'facing face mukhi মুখী মুখি',
  'new brand notun natun noton nutun নতুন',
  'old used puraton puratan purano purono পুরাতন পুরানো পুরোনো পুরনো ব্যবহৃত',
  'ready redi রেডি রেডী প্রস্তুত',
  'furnished ফার্নিশড সজ্জিত আসবাবপত্রসহ sojjito',
  'unfurnished আনফার্নিশড',
  'luxury luxurious luxarious lakjari বিলাসবহুল লাক্সারি লাক্সারিয়াস',
  'beautiful nice lovely sundor shundor সুন্দর',
  'big large spacious boro bara বড় প্রশস্ত',
  'small chhoto choto ছোট',
  'cheap affordable reasonable sosta shosta সস্তা সাশ্রয়ী',
  'family families famili phamili femily femili familay paribar poribar ফ্যামিলি ফ্যামেলি ফেমিলি পরিবার পারিবারিক',
  'bachelor bachelors bachelar bachlor bechelor bechelar becelor batchelor ব্যাচেলর ব্যাচেলার ব্যাচলর বেচেলর',
  'female ladies lady girls girl women woman mohila meyeder chatri chatrider ছাত্রী মহিলা মেয়েদের নারী মেয়ে',
  'student students chatro ছাত্র শিক্ষার্থী স্টুডেন্ট',
  'sublet sublate sablet sablat সাবলেট',
  'mess hostel seat seats sit মেস হোস্টেল সিট ছাত্রাবাস',
  'roommate রুমমেট',
  'floor storey story storied tala tola তলা ফ্লোর',
  'balcony balconies veranda verandah belkoni balkoni baranda barandah বারান্দা বেলকনি ব্যালকনি',
  'parking garage gyarej garej পার্কিং গ্যারেজ',
  'lift elevator লিফট',
  'gas গ্যাস',
  'generator jenaretor জেনারেটর',
  'kitchen kichen rannaghor রান্নাঘর কিচেন',
  'park পার্ক উদ্যান',
  'lake lek লেক',
  'view viu ভিউ',
  'ac এসি',
  'hall হল',
  'school iskul স্কুল বিদ্যালয়',
  'college kolej কলেজ',
  'university বিশ্ববিদ্যালয় ইউনিভার্সিটি bishwobidyaloy varsity ভার্সিটি',
  'hospital hashpatal haspatal medical হাসপাতাল মেডিকেল',
  'mosque masjid moshjid mosjid jame মসজিদ',
  'market markat mall shopping মার্কেট মল শপিং',
  'bazar bazaar bajar বাজার',
  'road rd rod rode রোড সড়ক sarak shorok sharak',
  'avenue এভিনিউ অ্যাভিনিউ',
  'lane goli gali গলি লেন',
  'block blok blcok ব্লক',
  'sector sec sektor সেক্টর',
  'section sektion সেকশন',
  'station stand স্টেশন স্ট্যান্ড',
  'metro metrorail মেট্রো মেট্রোরেল',
  'corner kornar কর্নার',
  'main মেইন প্রধান',
  'housing society হাউজিং হাউজিংয়ের সোসাইটি আবাসন',
  'project prokolpo প্রকল্প প্রজেক্ট',
  'residential abashik abasik আবাসিক ra',
  'industrial shilpo শিল্প',
  'agricultural krishi কৃষি আবাদি',
  'share shares sheyar শেয়ার',
  'installment installments instalment instalments kisti kishti কিস্তি ইনস্টলমেন্ট ইন্সটলমেন্ট ইনস্টলমেন্টে',
  'loan lon লোন ঋণ',
  'penthouse pent পেন্টহাউস পেন্টহাউজ',
  'rajuk razuk রাজউক',
  'approved approval onumodito অনুমোদিত অনুমোদনপ্রাপ্ত অনুমোদন',
  'deed dolil dalil দলিল',
  'river nodi নদী',
  'bridge setu সেতু ব্রিজ',
  'police পুলিশ',
  'bank ব্যাংক',
  'attached সংযুক্ত',
  'unit ইউনিট',
  'semi সেমি আধা',
  'urgent urgently joruri জরুরি জরুরী',
  'nagar nogor নগর',
  'tower টাওয়ার',
];

const byWord = new Map<string, readonly string[]>();
for (const group of groups) {
  const members = [...new Set(words(group))];
  for (const word of members) byWord.set(word, [...new Set([...(byWord.get(word) ?? []), ...members])]);
}

/** Words that mean what a folded word means, itself among them. */
export const meaningsOf = (word: string): readonly string[] => byWord.get(word) ?? [word];

/** Whether a folded word is one of them: such a word is never taken for another. */
export const hasMeaning = (word: string): boolean => byWord.has(word);

/** All of them. */
export const wordsWithMeaning: readonly string[] = [...byWord.keys()];
