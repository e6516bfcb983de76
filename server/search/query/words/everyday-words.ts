// Words of everyday speech that sound like names of places or lie a letter away from one: never such a name by ear or with a slip.
import { words } from '#i18n/fold.ts';

const spelled = [
  'place classy popular mart party palace terrace part fort roman salon maidan kamil satish cellar score center centre rest class port lake main best east',
  'chacha chachi mama mami kaka kaki dada dadi nana nani khala khalu fupu fufu vabi bhabi dulabhai ammu abbu amma abba ammur abbur ma baba bon bondhu friend family',
  'biye biyer por pore age agey kalke kal ajke aj bikal sokal rat raat kaj kajer pora porar por porbo takar moto mone hoy hoyto bolen bolun kotha kothao dekhen',
  'sal vorat bhorat kora pani jol khola mela space tiles ghonta poribesh batas teen bus stand stop feet foot meter metre asap pet allow allowed next unit cant pay paying going look side bro uncle aunty brother sister mother father parents married newly wife husband salary job',
  'চাচা চাচি মামা মামি খালা খালু দাদা দাদি নানা নানি কাকা কাকি ভাবি আম্মা আব্বা আম্মু আব্বু আম্মার আব্বার মা বাবা বোন বন্ধু বিয়ে বিয়ের পর পরে আগে কাল আজ সকাল রাত কাজ কাজের পড়া সেন্টার সেন্টারের সাল সালে সালের ভরাট করা পানি জল মেলা ঘণ্টা পরিবেশ বাতাস বাস স্ট্যান্ড ফিট ফুট মিটার রাস্তা ইউনিট',
].join(' ');

const everyday: ReadonlySet<string> = new Set(words(spelled));

export const isEverydayWord = (folded: string): boolean => everyday.has(folded);
