// Words that only hold a sentence together: asking, wishing, polite. Never a word that a title or a place may consist of.
import type { ConceptWords } from './concept.ts';

export const fillerWords: readonly ConceptWords[] = [
  {
    concept: { is: 'filler' },
    exact: true,
    spellings:
      'a|an|the|in|at|of|for|on|near|next to|close to|adjacent to|kachakachi|ashe pashe|songlogno|shonglogno|সংলগ্ন|কাছাকাছি|নিকটে|নিকটবর্তী|আশেপাশে|আশপাশে|পাশেই|by|with|and|or|is|are|i|my|me|want|wanted|need|needed|looking|find|search|show|available|price|cost|per month|monthly|month|property|properties|any|some|good|location|area|areas|city|thana|district|division|upazila|zila|bangladesh|bd|' +
      'im|i m|am|how|much|many|is there|there|which|what|what s|where|who|can|could|get|please|plz|pls|hi|hello|hey|we|our|us|you|your|do|does|have|has|having|will|would|like|this|that|it|its|so|very|really|just|tell|give|help|suggest|best|nearby|beside|around|someone|anyone|people|today|now|rate|ad|ads|kindly|thanks|thank|sir|dear|good|nice|looking for|searching|seeking|required|require|wish|something|live|stay|living|move|let me|know|about|here|also|too|but|if|when|' +
      'te|e|er|r|othoba|athoba|kimba|kingba|noyto|nahole|helo|ta|ti|gulo|o|ar|ba|jonno|jonnyo|jnno|jonne|lagbe|lagbo|lage|lagto|lgbe|chai|chay|cai|chacchi|chachi|caitesi|dorkar|drkar|darkar|dorkr|proyojon|khujchi|khuji|khujtesi|khujteci|khujtechi|khujsi|khujci|khujte|khuje|khuchchi|nibo|nebo|nite|nimu|neya|newa|nebar|ache|achhe|ache kina|ache ki na|achhe kina|ase kina|ki na|kina|ase|asche|acena|achen|hobe|hbe|hole|dibo|dite|diben|deben|kache|kachhe|pashe|ashepashe|ashe|elaka|elakay|jela|jelay|zilla|jilla|zela|bivag|bibhag|bivagh|bivage|upojela|upojila|upazilla|mashik|masik|mase|dam|daam|shohor|shohore|koto|kto|koy|koi|vai|bhai|apu|akta|ekta|ekti|akti|deoa|dewa|' +
      'ami|amra|amr|amar|amader|apni|apnara|apnader|ki|kii|kon|konta|kothay|kothai|kemon|kibhabe|pawa|paowa|paoa|pabo|pele|jabe|jbe|jay|jai|jai ki|emon|erokom|erkm|jemon|jodi|kore|korte|korbo|korchi|kortesi|korte chai|dekhte|dekhan|dekhao|den|din|bolen|bolun|janan|janaben|parben|parbo|thakle|thaka|thakar|thakbo|thaki|valo|bhalo|vlo|valoi|kichu|kisu|keu|khub|shathe|sathe|niye|diye|moto|mto|ei|oi|je|doya|plij|pliz|somporke|bishoye|' +
      'এ|তে|র|এর|য়|টি|টা|গুলো|গুলি|ও|এবং|বা|আর|অথবা|কিংবা|নয়তো|নাহলে|হ্যালো|জন্য|জন্যে|চাই|চাচ্ছি|চাইছি|চাইতেছি|লাগবে|লাগবো|লাগে|লাগতো|দরকার|প্রয়োজন|খুঁজছি|খুঁজি|খুঁজতেছি|খুঁজতেসি|খুঁজতে|খুঁজে|খোঁজ|খুজতাছি|নেব|নেবো|নিব|নিবো|নিতে|নেওয়া|নেওয়ার|নিমু|আছে|আছে কিনা|আছে কি না|কিনা|কি না|আছেন|নাকি|হবে|হলে|দেব|দিব|দিতে|দিবেন|দেবেন|কাছে|কাছাকাছি|পাশে|আশেপাশে|আশপাশে|এলাকা|এলাকায়|জেলা|জেলায়|বিভাগ|বিভাগে|উপজেলা|থানা|শহর|শহরে|মাসিক|মাসে|দাম|দামে|মূল্য|প্রপার্টি|আমার|একটা|একটি|কোনো|কোন|ভালো|ভাল|ভালোই|দেওয়া|বাংলাদেশ|' +
      'আমি|আমরা|আমাদের|আমাকে|আপনি|আপনারা|আপনাদের|কি|কী|কোনটা|কোথায়|কেমন|কত|কতো|কীভাবে|কিভাবে|পাওয়া|পাব|পাবো|পেলে|যাবে|যায়|যাবে কি|এমন|এরকম|যেমন|যদি|করে|করতে|করব|করবো|করছি|দেখতে|দেখান|দেখাও|দিন|দেন|বলেন|বলুন|জানান|জানাবেন|পারবেন|পারি|থাকলে|থাকা|থাকার|থাকব|থাকবো|থাকি|কিছু|কেউ|খুব|সাথে|সঙ্গে|সহ|নিয়ে|দিয়ে|মতো|মত|এই|ওই|যে|দয়া|প্লিজ|প্লীজ|ভাই|আপু|স্যার|একটু|সম্পর্কে|হয়|হচ্ছে',
  },
];
