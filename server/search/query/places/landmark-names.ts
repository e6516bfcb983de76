// The names of a landmark as people vary them: a university is a varsity, a medical college is just the medical, a roundabout a crossing.

/** What the end of a name is also called. */
const endings: readonly (readonly [ending: string, also: readonly string[]])[] = [
  ['University', ['Univ', 'Uni', 'Varsity', 'Versity', 'Bishwabidyalay', 'Bishshobiddaloy']],
  ['Medical College', ['Medical', 'Medical College Hospital', 'Medical Hospital', 'Medikel']],
  ['Hospital', ['Haspatal', 'Hashpatal', 'Hospitaal']],
  ['Metro Station', ['Metro', 'Metro Rail', 'Metrorail', 'Metro Rail Station', 'Metrorail Station', 'MRT Station']],
  ['Railway Station', ['Rail Station', 'Train Station', 'Rail Stesion', 'Relstation']],
  ['Bus Terminal', ['Bus Stand', 'Bus Station', 'Bas Stand', 'Bus Stop']],
  ['Airport', ['Biman Bondor', 'Bimanbandar', 'Airpot']],
  ['Cantonment', ['Cantt', 'Cant', 'Senanibas']],
  ['Mazar', ['Majar', 'Dargah', 'Dorga', 'Shrine']],
  ['Mosque', ['Masjid', 'Moshjid']],
  ['Roundabout', ['Circle', 'Mor', 'More', 'Gol Chottor', 'Golchattar', 'Chottor']],
  ['Circle', ['Mor', 'More', 'Roundabout', 'Gol Chottor', 'Golchottor', 'Chottor']],
  ['Crossing', ['Circle', 'Mor', 'More', 'Chottor', 'Golchottor']],
  ['Mor', ['More', 'Circle', 'Crossing', 'Chottor']],
  ['বিশ্ববিদ্যালয়', ['ইউনিভার্সিটি', 'ভার্সিটি']],
  ['মেডিকেল কলেজ', ['মেডিকেল', 'মেডিক্যাল', 'মেডিক্যাল কলেজ', 'মেডিকেল কলেজ হাসপাতাল', 'মেডিকেল হাসপাতাল']],
  ['হাসপাতাল', ['হসপিটাল']],
  ['মেট্রো স্টেশন', ['মেট্রো', 'মেট্রোরেল', 'মেট্রো রেল', 'মেট্রোরেল স্টেশন', 'মেট্রো রেল স্টেশন']],
  ['রেলওয়ে স্টেশন', ['রেল স্টেশন', 'রেলস্টেশন', 'ট্রেন স্টেশন']],
  ['রেলস্টেশন', ['রেল স্টেশন', 'রেলওয়ে স্টেশন', 'ট্রেন স্টেশন']],
  ['বাস টার্মিনাল', ['বাস স্ট্যান্ড', 'বাসস্ট্যান্ড', 'বাস স্টেশন']],
  ['বিমানবন্দর', ['এয়ারপোর্ট', 'বিমান বন্দর']],
  ['ক্যান্টনমেন্ট', ['সেনানিবাস']],
  ['সেনানিবাস', ['ক্যান্টনমেন্ট']],
  ['মাজার', ['দরগাহ', 'দরগা']],
  ['গোলচত্বর', ['মোড়', 'সার্কেল', 'চত্বর', 'গোল চত্বর']],
  ['মোড়', ['সার্কেল', 'চত্বর', 'গোলচত্বর']],
];

/** A name, and what it is with another word for its end. */
export const variedName = (name: string): string[] => {
  const said = endings.filter(([ending]) => name.endsWith(` ${ending}`));
  return [name, ...said.flatMap(([ending, also]) => also.map((one) => name.slice(0, -ending.length) + one))];
};
