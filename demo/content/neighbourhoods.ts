// Places as people name them, with plausible prices (estimates, not facts) and what sellers say about them.
import type { Neighbourhood } from '#demo/lot.ts';

/** Keeps the names as a type. `as const` would keep every text and number too, which takes the type check a third of a second. */
const named = <Name extends string>(places: Record<Name, Neighbourhood>): Readonly<Record<Name, Neighbourhood>> => places;

export const neighbourhoods = named({
  mirpur: {
    sub: 'dhaka-mirpur', rate: [8600, 11000], rent: [17, 25], floors: [7, 10], postCode: '1216',
    streets: [['রোড {n}, ব্লক {b}, মিরপুর ১০', 'Road {n}, Block {b}, Mirpur 10'], ['রোড {n}, মিরপুর ২', 'Road {n}, Mirpur 2'], ['রোড {n}, মিরপুর ১', 'Road {n}, Mirpur 1']],
    near: [
      ['মেট্রো স্টেশন থেকে হেঁটে ৫ মিনিট, স্কুল-কলেজ আর কাঁচাবাজার সবই কাছে।', 'Five minutes on foot to the metro station; schools and the kitchen market are close by.'],
      ['শেরেবাংলা স্টেডিয়ামের কাছাকাছি, সারা দিন বাস-রিকশা পাওয়া যায়।', 'Near the Sher-e-Bangla stadium, with buses and rickshaws all day.'],
      ['এলাকাটা ঘনবসতি হলেও গলির ভেতরটা শান্ত, গ্যাস-পানির সমস্যা নেই।', 'A busy part of town, but the lane itself is calm, and gas and water are steady.'],
      ['মণিপুর স্কুল ও হার্ট ফাউন্ডেশন দুটোই ১০ মিনিটের পথ।', 'Monipur School and the Heart Foundation are both ten minutes away.'],
    ],
  },
  pallabi: {
    sub: 'dhaka-pallabi', rate: [8200, 10200], rent: [16, 23], floors: [6, 10], postCode: '1216',
    streets: [['রোড {n}, ব্লক {b}, মিরপুর ১১', 'Road {n}, Block {b}, Mirpur 11'], ['রোড {n}, মিরপুর ১২', 'Road {n}, Mirpur 12']],
    near: [
      ['পল্লবী মেট্রো স্টেশন হাঁটাপথ, কালশী ফ্লাইওভার ধরে এয়ারপোর্ট ২০ মিনিট।', 'Pallabi metro station is within walking distance; the airport is 20 minutes over the Kalshi flyover.'],
      ['সামনের রাস্তা ৩০ ফুট চওড়া, বৃষ্টিতে পানি জমে না।', 'The road in front is 30 feet wide and stays dry in the rains.'],
      ['মসজিদ, ফার্মেসি, সুপারশপ সব এক রাস্তাতেই।', 'Mosque, pharmacy and supershop are all on the same road.'],
    ],
  },
  mirpurDohs: {
    sub: 'dhaka-pallabi', rate: [10200, 12800], rent: [22, 30], floors: [7, 9], postCode: '1216',
    streets: [['রোড {n}, মিরপুর ডিওএইচএস', 'Road {n}, Mirpur DOHS'], ['এভিনিউ {n}, মিরপুর ডিওএইচএস', 'Avenue {n}, Mirpur DOHS']],
    near: [
      ['ডিওএইচএসের ভেতরে পার্ক, হাঁটার রাস্তা আর ২৪ ঘণ্টা গেট পাহারা।', 'Inside the DOHS: a park, a walking track and guarded gates day and night.'],
      ['পরিপাটি এলাকা, বাইরের গাড়ি ঢোকে না, বাচ্চারা নিশ্চিন্তে খেলতে পারে।', 'Tidy surroundings without through traffic, so children can play outside.'],
    ],
  },
  shewrapara: {
    sub: 'dhaka-mirpur', rate: [8000, 9800], rent: [16, 22], floors: [7, 10], postCode: '1216',
    streets: [['পূর্ব শেওড়াপাড়া', 'East Shewrapara'], ['পশ্চিম শেওড়াপাড়া, গলি {n}', 'West Shewrapara, Lane {n}'], ['পূর্ব কাজীপাড়া', 'East Kazipara']],
    near: [
      ['শেওড়াপাড়া মেট্রো থেকে ৭ মিনিট হাঁটা, অফিসযাত্রীদের জন্য খুব সুবিধার।', 'Seven minutes on foot from Shewrapara metro, which suits commuters very well.'],
      ['বাজার, ফার্মেসি, ডে-কেয়ার আশপাশেই।', 'Shops, a pharmacy and a day-care are around the corner.'],
    ],
  },
  dhanmondi: {
    sub: 'dhaka-dhanmondi', rate: [13000, 17000], rent: [32, 44], floors: [6, 14], postCode: '1209',
    streets: [['রোড {n}/এ', 'Road {n}/A'], ['রোড {n}', 'Road {n}'], ['জিগাতলা', 'Zigatola']],
    near: [
      ['ধানমন্ডি লেক থেকে ৪ মিনিট হাঁটাপথ, সকাল-বিকেল হাঁটার দারুণ সুযোগ।', 'Four minutes on foot to Dhanmondi Lake, lovely for a morning walk.'],
      ['নামী স্কুল, হাসপাতাল আর রেস্তোরাঁ সব আশপাশে।', 'Well-known schools, hospitals and restaurants are all around.'],
      ['সাতমসজিদ রোডের কাছে, তবে গাড়ির শব্দ আসে না।', 'Close to Satmasjid Road, yet without its traffic noise.'],
      ['মূল রাস্তা থেকে দুই বাড়ি ভেতরে, পাড়াটা পুরোনো ও ভদ্র।', 'Two houses in from the main road, in an old and friendly neighbourhood.'],
    ],
  },
  kalabagan: {
    sub: 'dhaka-kalabagan', rate: [10000, 13000], rent: [24, 32], floors: [6, 10], postCode: '1205',
    streets: [['লেক সার্কাস', 'Lake Circus'], ['গ্রিন রোড', 'Green Road'], ['নর্থ সার্কুলার রোড', 'North Circular Road']],
    near: [
      ['পান্থপথ, গ্রিন রোড আর ধানমন্ডি লেক তিনটাই হাঁটাপথ।', 'Panthapath, Green Road and Dhanmondi Lake are all within a walk.'],
      ['স্কয়ার-ল্যাবএইডের মতো হাসপাতাল ১০ মিনিটে।', 'The big hospitals of Panthapath are ten minutes away.'],
    ],
  },
  uttara: {
    sub: 'dhaka-uttara', rate: [11000, 14500], rent: [21, 29], floors: [6, 9], postCode: '1230',
    streets: [['রোড {n}, সেক্টর ১২', 'Road {n}, Sector 12'], ['রোড {n}, সেক্টর ১০', 'Road {n}, Sector 10'], ['রোড {n}, সেক্টর ১৪', 'Road {n}, Sector 14']],
    near: [
      ['সেক্টরের পার্ক আর খেলার মাঠ পাশের রাস্তায়।', 'The sector park and playground are one road away.'],
      ['উত্তরা উত্তর মেট্রো স্টেশন ১০ মিনিট, মতিঝিল যেতে আর জ্যামে বসতে হয় না।', 'Ten minutes to Uttara North metro, so Motijheel no longer means sitting in traffic.'],
      ['রাজলক্ষ্মী, জমজম টাওয়ার, কাঁচাবাজার সবই রিকশায় কয়েক মিনিটের পথ।', 'Rajlakshmi, Zamzam Tower and the kitchen market are a short rickshaw ride away.'],
      ['এয়ারপোর্ট ১৫ মিনিট, সেক্টরের রাস্তাঘাট গোছানো।', 'The airport is 15 minutes away and the sector roads are well kept.'],
    ],
  },
  dakshinkhan: {
    sub: 'dhaka-dakshinkhan', rate: [4800, 6200], rent: [12, 16], floors: [6, 9], postCode: '1230',
    streets: [['আশকোনা, গলি {n}', 'Ashkona, Lane {n}'], ['গাওয়াইর মেইন রোড', 'Gawair Main Road'], ['মোল্লারটেক', 'Mollartek']],
    near: [
      ['হাজী ক্যাম্প ও এয়ারপোর্ট রেলস্টেশন ১০ মিনিট।', 'Hajj Camp and the airport railway station are ten minutes away.'],
      ['কম বাজেটে নিজের ঠিকানা চাইলে এই এলাকা সবচেয়ে মানানসই।', 'One of the best areas for a first home on a budget.'],
    ],
  },
  bashundhara: {
    sub: 'dhaka-bhatara', rate: [9800, 13000], rent: [19, 26], floors: [8, 10], postCode: '1229',
    streets: [['রোড {n}, ব্লক {b}', 'Road {n}, Block {b}'], ['রোড {n}, ব্লক {b}, বসুন্ধরা আ/এ', 'Road {n}, Block {b}, Bashundhara R/A']],
    near: [
      ['যমুনা ফিউচার পার্ক ও ৩০০ ফুট রাস্তা ৮ মিনিটে।', 'Jamuna Future Park and the 300-foot road are eight minutes away.'],
      ['এভারকেয়ার হাসপাতাল ও দুটি বিশ্ববিদ্যালয় কাছেই।', 'Evercare Hospital and two universities are near.'],
      ['আবাসিক এলাকার ভেতরে ২৪ ঘণ্টা নিরাপত্তা টহল।', 'Security patrols inside the residential area round the clock.'],
    ],
  },
  gulshan: {
    sub: 'dhaka-gulshan', rate: [17500, 23500], rent: [50, 72], floors: [9, 15], postCode: '1212',
    streets: [['রোড {n}, গুলশান ২', 'Road {n}, Gulshan 2'], ['রোড {n}, গুলশান ১', 'Road {n}, Gulshan 1'], ['গুলশান এভিনিউ, প্লট {n}', 'Gulshan Avenue, Plot {n}']],
    near: [
      ['গুলশান লেক পার্ক আর কূটনৈতিক এলাকার নিরাপত্তা, দুটোই পাবেন।', 'Gulshan Lake Park on one side, the security of the diplomatic zone on the other.'],
      ['গুলশানের গোলচত্বর ৬ মিনিট, তবু রাস্তাটা নিরিবিলি।', 'Six minutes to the circle of Gulshan, yet on a quiet road.'],
    ],
  },
  banani: {
    sub: 'dhaka-banani', rate: [16000, 21500], rent: [42, 60], floors: [8, 14], postCode: '1213',
    streets: [['রোড {n}, ব্লক {b}', 'Road {n}, Block {b}'], ['কামাল আতাতুর্ক এভিনিউ', 'Kemal Ataturk Avenue'], ['রোড {n}', 'Road {n}']],
    near: [
      ['বনানী ১১ ও কামাল আতাতুর্ক এভিনিউ হাঁটাপথ।', 'Banani 11 and Kemal Ataturk Avenue are within a walk.'],
      ['ক্যাফে, ব্যাংক, সুপারশপ সব নিচে নামলেই।', 'Cafés, banks and supershops are right downstairs.'],
    ],
  },
  baridhara: {
    sub: 'dhaka-gulshan', rate: [19000, 25000], rent: [55, 75], floors: [6, 10], postCode: '1212',
    streets: [['রোড {n}, বারিধারা', 'Road {n}, Baridhara'], ['পার্ক রোড, বারিধারা', 'Park Road, Baridhara']],
    near: [['কূটনৈতিক এলাকার ভেতরে, লেকমুখী রাস্তা।', 'Within the diplomatic enclave, on a lakeside road.']],
  },
  baridharaDohs: {
    sub: 'dhaka-cantonment', rate: [13500, 16500], rent: [30, 40], floors: [6, 8], postCode: '1206',
    streets: [['লেন {n}, বারিধারা ডিওএইচএস', 'Lane {n}, Baridhara DOHS']],
    near: [['ডিওএইচএসের শান্ত পরিবেশ, মাঠ ও লেক দুটোই কাছে।', 'The calm of a DOHS, with both the field and the lake close by.']],
  },
  badda: {
    sub: 'dhaka-badda', rate: [6800, 8600], rent: [15, 20], floors: [6, 10], postCode: '1212',
    streets: [['মধ্য বাড্ডা, গলি {n}', 'Middle Badda, Lane {n}'], ['উত্তর বাড্ডা', 'North Badda'], ['লিংক রোড', 'Link Road']],
    near: [
      ['গুলশান লিংক রোড ১০ মিনিট, প্রগতি সরণি থেকে একটু ভেতরে।', 'Ten minutes to Gulshan Link Road, a little in from Progoti Sarani.'],
      ['গুলশান-বনানীতে যাঁদের অফিস, তাঁদের যাতায়াত খুব সহজ।', 'An easy commute for anyone working in Gulshan or Banani.'],
    ],
  },
  aftabnagar: {
    sub: 'dhaka-badda', rate: [7800, 9600], rent: [16, 21], floors: [8, 10], postCode: '1212',
    streets: [['রোড {n}, ব্লক {b}, আফতাবনগর', 'Road {n}, Block {b}, Aftabnagar']],
    near: [
      ['চওড়া রাস্তা, খোলামেলা পরিবেশ, হাতিরঝিল ৭ মিনিট।', 'Wide roads and open surroundings, seven minutes from Hatirjheel.'],
      ['ইস্ট ওয়েস্ট ইউনিভার্সিটির কাছে, রামপুরা ব্রিজ হাঁটাপথ।', 'Near East West University, with Rampura bridge a walk away.'],
    ],
  },
  banasree: {
    sub: 'dhaka-rampura', rate: [6900, 8600], rent: [14, 19], floors: [6, 9], postCode: '1219',
    streets: [['রোড {n}, ব্লক {b}, বনশ্রী', 'Road {n}, Block {b}, Banasree'], ['মেইন রোড, বনশ্রী', 'Banasree Main Road']],
    near: [
      ['আইডিয়াল স্কুলের বনশ্রী শাখা হাঁটাপথ।', 'The Banasree branch of Ideal School is a walk away.'],
      ['ব্লকের ভেতরে দোকানপাট আছে, রাতেও চলাফেরা নিরাপদ।', 'Shops inside the block, and safe to walk at night.'],
      ['ফরাজী হাসপাতাল ও রামপুরা বাসস্ট্যান্ড কাছেই।', 'Farazy Hospital and the Rampura bus stop are close.'],
    ],
  },
  khilgaon: {
    sub: 'dhaka-khilgaon', rate: [6800, 8800], rent: [15, 20], floors: [6, 9], postCode: '1219',
    streets: [['ব্লক {b}, খিলগাঁও', 'Block {b}, Khilgaon'], ['গোড়ান, গলি {n}', 'Goran, Lane {n}'], ['তালতলা', 'Taltola']],
    near: [
      ['তালতলা মার্কেট ও শহীদ বাকী সড়কের খাবারের দোকান হাঁটাপথ।', 'Taltola market and the eateries of Shahid Baki Road are a walk away.'],
      ['খিলগাঁও ফ্লাইওভারে উঠলে মতিঝিল ১৫ মিনিট।', 'Fifteen minutes to Motijheel over the Khilgaon flyover.'],
    ],
  },
  mohammadpur: {
    sub: 'dhaka-mohammadpur', rate: [8200, 10800], rent: [18, 25], floors: [6, 10], postCode: '1207',
    streets: [['নূরজাহান রোড', 'Nurjahan Road'], ['রোড {n}, মোহাম্মদীয়া হাউজিং', 'Road {n}, Mohammadia Housing'], ['তাজমহল রোড', 'Tajmahal Road'], ['হুমায়ুন রোড', 'Humayun Road']],
    near: [
      ['রেসিডেনসিয়াল মডেল কলেজ ও প্রিপারেটরি স্কুল কাছে।', 'Residential Model College and Preparatory School are near.'],
      ['টাউন হল বাজার ৫ মিনিট, বাসস্ট্যান্ড ৮ মিনিট।', 'Town Hall market five minutes, the bus stand eight.'],
      ['পুরোনো আবাসিক পাড়া, প্রতিবেশীরা সবাই সবার চেনা।', 'An old residential quarter where neighbours know each other.'],
    ],
  },
  bosila: {
    sub: 'dhaka-mohammadpur', rate: [6000, 7600], rent: [13, 17], floors: [8, 10], postCode: '1207',
    streets: [['রোড {n}, ব্লক {b}, বসিলা সিটি', 'Road {n}, Block {b}, Bosila'], ['বসিলা মেইন রোড', 'Bosila Main Road']],
    near: [['বেড়িবাঁধ আর বসিলা সেতু কাছে, খোলা বাতাস।', 'Close to the embankment and Bosila bridge, with open air.']],
  },
  lalmatia: {
    sub: 'dhaka-mohammadpur', rate: [11500, 14500], rent: [26, 34], floors: [6, 9], postCode: '1207',
    streets: [['ব্লক {b}, লালমাটিয়া', 'Block {b}, Lalmatia'], ['রোড {n}, ব্লক {b}, লালমাটিয়া', 'Road {n}, Block {b}, Lalmatia']],
    near: [['লালমাটিয়া মাঠের কাছে, গাছগাছালিতে ঘেরা রাস্তা।', 'Near Lalmatia field, on a tree-lined road.'], ['মহিলা কলেজ ও আসাদ গেট হাঁটাপথ।', 'The women’s college and Asad Gate are within a walk.']],
  },
  adabor: {
    sub: 'dhaka-adabor', rate: [7800, 9600], rent: [16, 22], floors: [7, 10], postCode: '1207',
    streets: [['রোড {n}, আদাবর', 'Road {n}, Adabor'], ['রোড {n}, বায়তুল আমান হাউজিং', 'Road {n}, Baitul Aman Housing'], ['রোড {n}, শেখেরটেক', 'Road {n}, Shekhertek']],
    near: [['শ্যামলী রিং রোড ৫ মিনিট, রাস্তায় সারাক্ষণ রিকশা।', 'Five minutes to Shyamoli Ring Road, with rickshaws at any hour.'], ['বাসার নিচেই মসজিদ আর মুদি দোকান।', 'A mosque and a grocer right below the building.']],
  },
  shyamoli: {
    sub: 'dhaka-mohammadpur', rate: [8800, 10800], rent: [19, 25], floors: [6, 10], postCode: '1207',
    streets: [['রোড {n}, শ্যামলী', 'Road {n}, Shyamoli'], ['পিসিকালচার হাউজিং, ব্লক {b}', 'PC Culture Housing, Block {b}']],
    near: [['শিশু হাসপাতাল, পঙ্গু হাসপাতাল আর শ্যামলী স্কয়ার কাছাকাছি।', 'The children’s hospital and Shyamoli Square are close.'], ['চিকিৎসক ও নার্সদের জন্য যাতায়াত খুব সুবিধার।', 'Convenient for doctors and nurses of the hospitals nearby.']],
  },
  moghbazar: {
    sub: 'dhaka-ramna', rate: [9500, 12500], rent: [22, 30], floors: [8, 14], postCode: '1217',
    streets: [['নয়াটোলা', 'Nayatola'], ['নিউ ইস্কাটন রোড', 'New Eskaton Road'], ['দিলু রোড', 'Dilu Road'], ['সিদ্ধেশ্বরী রোড', 'Siddheswari Road']],
    near: [['ভিকারুননিসা স্কুল ও হলি ফ্যামিলি হাসপাতাল কাছে।', 'Viqarunnisa School and Holy Family Hospital are near.'], ['ঢাকার মাঝখানে, যেকোনো দিকে যেতে সুবিধা।', 'In the middle of Dhaka, handy for every direction.']],
  },
  shantinagar: {
    sub: 'dhaka-paltan', rate: [10000, 12500], rent: [22, 29], floors: [9, 16], postCode: '1217',
    streets: [['শান্তিনগর, পীর সাহেবের গলি', 'Pir Saheber Goli, Shantinagar'], ['চামেলীবাগ', 'Chamelibagh']],
    near: [['বেইলি রোড আর রাজারবাগ হাঁটাপথ।', 'Bailey Road and Rajarbagh are within a walk.']],
  },
  malibagh: {
    sub: 'dhaka-shahjahanpur', rate: [8200, 10200], rent: [18, 24], floors: [8, 12], postCode: '1217',
    streets: [['মালিবাগ, প্রথম গলি', 'First Lane, Malibagh'], ['গুলবাগ', 'Gulbagh'], ['শহীদবাগ', 'Shahidbagh']],
    near: [['মৌচাক মার্কেট ও মালিবাগ রেলগেট কাছেই।', 'Mouchak market and the Malibagh rail gate are close.']],
  },
  basabo: {
    sub: 'dhaka-sabujbagh', rate: [6200, 7800], rent: [13, 18], floors: [6, 9], postCode: '1214',
    streets: [['মধ্য বাসাবো', 'Middle Basabo'], ['মাদারটেক, গলি {n}', 'Madartek, Lane {n}'], ['সবুজবাগ', 'Sabujbagh']],
    near: [['বৌদ্ধ মন্দির ও বাসাবো মাঠের পাশে।', 'Beside the Buddhist monastery and Basabo field.'], ['কমলাপুর স্টেশন ১০ মিনিট।', 'Ten minutes to Kamalapur station.']],
  },
  jatrabari: {
    sub: 'dhaka-jatrabari', rate: [5000, 6500], rent: [12, 16], floors: [6, 10], postCode: '1204',
    streets: [['উত্তর যাত্রাবাড়ী', 'North Jatrabari'], ['ধলপুর', 'Dholpur'], ['শহীদ ফারুক রোড', 'Shahid Faruk Road']],
    near: [['হানিফ ফ্লাইওভারের মুখে, গুলিস্তান ১০ মিনিট।', 'At the ramp of Hanif Flyover, ten minutes to Gulistan.'], ['ঢাকা-চট্টগ্রাম মহাসড়ক ধরা খুব সহজ।', 'Easy access to the Dhaka–Chattogram highway.']],
  },
  wari: {
    sub: 'dhaka-wari', rate: [8800, 11200], rent: [19, 26], floors: [7, 12], postCode: '1203',
    streets: [['র‍্যাংকিন স্ট্রিট', 'Rankin Street'], ['লারমিনি স্ট্রিট', 'Larmini Street'], ['নারিন্দা', 'Narinda']],
    near: [['পুরান ঢাকার সবচেয়ে গোছানো পাড়া, বলধা গার্ডেন পাশেই।', 'The best-planned quarter of old Dhaka, beside Baldha Garden.']],
  },
  azimpur: {
    sub: 'dhaka-lalbagh', rate: [8500, 10500], rent: [18, 24], floors: [6, 10], postCode: '1205',
    streets: [['আজিমপুর রোড', 'Azimpur Road'], ['শেখ সাহেব বাজার রোড', 'Sheikh Saheb Bazar Road']],
    near: [['ঢাকা বিশ্ববিদ্যালয়, ইডেন কলেজ ও নিউ মার্কেট হাঁটাপথ।', 'Dhaka University, Eden College and New Market are within a walk.']],
  },
  motijheel: {
    sub: 'dhaka-motijheel', rate: [9000, 12000], rent: [22, 30], floors: [8, 20], postCode: '1000',
    streets: [['দিলকুশা বাণিজ্যিক এলাকা', 'Dilkusha Commercial Area'], ['টয়েনবি সার্কুলার রোড', 'Toyenbee Circular Road'], ['আর কে মিশন রোড', 'R K Mission Road']],
    near: [['শাপলা চত্বর ও মতিঝিল মেট্রো ৩ মিনিট।', 'Shapla Circle and Motijheel metro are three minutes away.']],
  },
  newMarket: {
    sub: 'dhaka-new-market', rate: [9000, 11500], rent: [22, 28], floors: [3, 8], postCode: '1205',
    streets: [['মিরপুর রোড', 'Mirpur Road'], ['এলিফ্যান্ট রোড', 'Elephant Road']],
    near: [['সারা বছর ক্রেতার ভিড়, ঈদ-পূজায় দম ফেলার ফুরসত থাকে না।', 'Shoppers all year round, and not a free minute before Eid and Puja.']],
  },
  tejgaon: {
    sub: 'dhaka-tejgaon', rate: [9500, 12000], rent: [21, 28], floors: [8, 14], postCode: '1215',
    streets: [['পূর্ব রাজাবাজার', 'East Raja Bazar'], ['পশ্চিম নাখালপাড়া', 'West Nakhalpara'], ['ইন্দিরা রোড', 'Indira Road'], ['তেজকুনিপাড়া', 'Tejkunipara']],
    near: [['ফার্মগেট মেট্রো ও বাসস্ট্যান্ড ৬ মিনিট হাঁটা।', 'Six minutes on foot to Farmgate metro and the bus stop.'], ['কোচিং সেন্টার, হলিক্রস আর বিজ্ঞান কলেজ কাছাকাছি।', 'Coaching centres, Holy Cross and Science College are near.']],
  },
  tejgaonIndustrial: {
    sub: 'dhaka-tejgaon-industrial-area', rate: [9500, 12000], rent: [22, 28], floors: [6, 14], postCode: '1208',
    streets: [['তেজগাঁও-গুলশান লিংক রোড', 'Tejgaon–Gulshan Link Road'], ['শহীদ তাজউদ্দীন আহমদ সরণি', 'Shaheed Tajuddin Ahmed Sarani']],
    near: [['হাতিরঝিল ও গুলশান লিংক রোডের মাঝামাঝি।', 'Halfway between Hatirjheel and Gulshan Link Road.']],
  },
  mohakhali: {
    sub: 'dhaka-banani', rate: [10500, 13500], rent: [24, 32], floors: [6, 14], postCode: '1212',
    streets: [['মহাখালী বাণিজ্যিক এলাকা', 'Mohakhali Commercial Area'], ['ওয়্যারলেস গেট', 'Wireless Gate'], ['রোড {n}, মহাখালী ডিওএইচএস', 'Road {n}, Mohakhali DOHS']],
    near: [['মহাখালী বাস টার্মিনাল ও আমতলী মোড় কাছে।', 'Mohakhali bus terminal and the Amtoli crossing are near.']],
  },
  nikunja: {
    sub: 'dhaka-khilkhet', rate: [8200, 10500], rent: [18, 24], floors: [6, 9], postCode: '1229',
    streets: [['রোড {n}, নিকুঞ্জ ২', 'Road {n}, Nikunja 2'], ['রোড {n}, নিকুঞ্জ ১', 'Road {n}, Nikunja 1']],
    near: [['এয়ারপোর্ট রোড পার হলেই, কুড়িল ফ্লাইওভার ৫ মিনিট।', 'Just off Airport Road, five minutes from Kuril flyover.'], ['লেকের পাড়ে বিকেলে হাঁটার জায়গা আছে।', 'There is a lakeside path for evening walks.']],
  },
  savar: {
    sub: 'dhaka-savar', rate: [4200, 5600], rent: [9, 13], floors: [5, 8], postCode: '1340',
    streets: [['তালবাগ', 'Talbagh'], ['ব্যাংক কলোনি, রোড {n}', 'Bank Colony, Road {n}'], ['রাজাশন', 'Rajashon'], ['হেমায়েতপুর', 'Hemayetpur']],
    near: [['সাভার বাসস্ট্যান্ড ১০ মিনিট, ঢাকা-আরিচা মহাসড়ক কাছে।', 'Ten minutes to Savar bus stand, close to the Dhaka–Aricha highway.'], ['এনাম মেডিকেল ও ক্যান্টনমেন্ট স্কুল কাছেই।', 'Enam Medical and the cantonment school are near.']],
  },
  ashulia: {
    sub: 'dhaka-ashulia', rate: [4000, 5200], rent: [8, 11], floors: [4, 7], postCode: '1341',
    streets: [['জিরাবো', 'Zirabo'], ['জামগড়া', 'Jamgora'], ['নরসিংহপুর', 'Narsinghapur']],
    near: [['ডিইপিজেড ও বাইপাইল মোড় কাছে, গাড়ি-রিকশা সব সময় মেলে।', 'Near the DEPZ and the Baipail crossing, with transport at any hour.']],
  },
  keraniganj: {
    sub: 'dhaka-keraniganj', rate: [4000, 5500], rent: [9, 12], floors: [5, 9], postCode: '1310',
    streets: [['জিনজিরা', 'Zinzira'], ['ঝিলমিল আবাসিক প্রকল্প', 'Jhilmil Residential Project'], ['আটিবাজার', 'Atibazar']],
    near: [['বাবুবাজার সেতু পার হলেই, পদ্মা সেতুর এক্সপ্রেসওয়ে কাছে।', 'Just across Babubazar bridge, close to the Padma expressway.']],
  },
  gazipurSadar: {
    sub: 'gazipur-sadar', rate: [3800, 5000], rent: [8, 12], floors: [5, 9], postCode: '1700',
    streets: [['শিববাড়ি', 'Shibbari'], ['চৌরাস্তা', 'Chowrasta'], ['রাজবাড়ী রোড', 'Rajbari Road']],
    near: [['গাজীপুর চৌরাস্তা ১০ মিনিট, বিআরটি লেন হয়ে ঢাকা।', 'Ten minutes to Gazipur Chowrasta, with the BRT lane to Dhaka.']],
  },
  tongi: {
    sub: 'gazipur-tongi', rate: [4300, 5600], rent: [10, 14], floors: [6, 9], postCode: '1710',
    streets: [['কলেজ গেট', 'College Gate'], ['আউচপাড়া', 'Auchpara'], ['বিসিক শিল্পনগরী', 'BSCIC Industrial Estate']],
    near: [['টঙ্গী স্টেশন রোড ৮ মিনিট, উত্তরা ঠিক ওপারে।', 'Eight minutes to Station Road, with Uttara just across the river.']],
  },
  konabari: {
    sub: 'gazipur-konabari', rate: [3600, 4600], rent: [8, 11], floors: [4, 7], postCode: '1346',
    streets: [['কোনাবাড়ী বিসিক', 'Konabari BSCIC'], ['জরুন', 'Jorun']],
    near: [['মহাসড়ক থেকে ২০০ মিটার, ৪০ ফুট কনটেইনার ঢোকে।', '200 metres off the highway; 40-foot containers can come in.']],
  },
  narayanganj: {
    sub: 'narayanganj-sadar', rate: [4500, 6000], rent: [11, 15], floors: [6, 10], postCode: '1400',
    streets: [['চাষাঢ়া', 'Chashara'], ['নিতাইগঞ্জ', 'Nitaiganj'], ['আমলাপাড়া', 'Amlapara'], ['জামতলা', 'Jamtola']],
    near: [['চাষাঢ়া মোড় ও লিংক রোড ৭ মিনিট।', 'Seven minutes to Chashara and the Link Road.'], ['শীতলক্ষ্যার ঘাট কাছে, নৌপথে মাল ওঠানামা সহজ।', 'Close to the Shitalakkhya ghats, handy for moving goods by river.']],
  },
  siddhirganj: {
    sub: 'narayanganj-siddhirganj', rate: [4000, 5200], rent: [10, 13], floors: [6, 9], postCode: '1430',
    streets: [['মিজমিজি', 'Mizmizi'], ['চিটাগাং রোড', 'Chittagong Road']],
    near: [['চিটাগাং রোড বাসস্ট্যান্ড ৫ মিনিট।', 'Five minutes to Chittagong Road bus stand.']],
  },
  purbachal: {
    sub: 'narayanganj-rupganj', rate: [5500, 7500], rent: [11, 15], floors: [6, 10], postCode: '1460',
    streets: [['৩০০ ফুট রাস্তা সংলগ্ন', 'Off the 300-foot road'], ['সেক্টর {n}, পূর্বাচল', 'Sector {n}, Purbachal']],
    near: [['৩০০ ফুট এক্সপ্রেসওয়ে ধরে কুড়িল ১৫ মিনিট।', 'Fifteen minutes to Kuril on the 300-foot expressway.'], ['সাইটে এখনই বাড়ি তোলা যাবে, পাশে বসতি হয়ে গেছে।', 'Ready to build on; houses have already come up next door.']],
  },
  tangail: {
    sub: 'tangail-sadar', rate: [3400, 4400], rent: [8, 11], floors: [5, 8], postCode: '1900',
    streets: [['আকুরটাকুরপাড়া', 'Akurtakurpara'], ['আদালতপাড়া', 'Adalatpara']],
    near: [['পুরাতন বাসস্ট্যান্ড ও কুমুদিনী কলেজ কাছে।', 'The old bus stand and Kumudini College are near.']],
  },
  faridpur: {
    sub: 'faridpur-sadar', rate: [3300, 4200], rent: [7, 10], floors: [5, 8], postCode: '7800',
    streets: [['ঝিলটুলী', 'Jhiltuli'], ['গোয়ালচামট', 'Goalchamot']],
    near: [['মেডিকেল কলেজ ও জজ কোর্ট রিকশায় কয়েক মিনিটের পথ।', 'The medical college and court are a rickshaw ride away.']],
  },
  munshiganj: {
    sub: 'munshiganj-sreenagar', rate: [3500, 4500], rent: [8, 10], floors: [3, 6], postCode: '1550',
    streets: [['ষোলঘর', 'Sholaghar'], ['বেজগাঁও', 'Bejgaon']],
    near: [['পদ্মা সেতু এক্সপ্রেসওয়ে থেকে ৫ মিনিট, ঢাকা ৩৫ মিনিট।', 'Five minutes off the Padma expressway, 35 minutes to Dhaka.']],
  },
  khulshi: {
    sub: 'chattogram-khulshi', rate: [9000, 12500], rent: [24, 34], floors: [7, 12], postCode: '4225',
    streets: [['রোড {n}, দক্ষিণ খুলশী', 'Road {n}, South Khulshi'], ['জাকির হোসেন রোড', 'Zakir Hossain Road'], ['রোড {n}, জালালাবাদ হাউজিং', 'Road {n}, Jalalabad Housing']],
    near: [
      ['পাহাড় আর সবুজে ঘেরা, শহরের কোলাহল টের পাওয়া যায় না।', 'Surrounded by hills and green; you hardly notice the city.'],
      ['ফয়’স লেক ও জিইসি মোড় দুটোই ৮ মিনিট।', 'Foy’s Lake and GEC Circle are both eight minutes away.'],
    ],
  },
  nasirabad: {
    sub: 'chattogram-panchlaish', rate: [8200, 11000], rent: [21, 29], floors: [7, 12], postCode: '4203',
    streets: [['রোড {n}, নাসিরাবাদ হাউজিং', 'Road {n}, Nasirabad Housing'], ['সুগন্ধা আবাসিক, রোড {n}', 'Sugandha R/A, Road {n}'], ['ও আর নিজাম রোড', 'O R Nizam Road']],
    near: [
      ['জিইসি মোড় হাঁটাপথ, চট্টগ্রাম মেডিকেল ১০ মিনিট।', 'GEC Circle on foot, Chattogram Medical in ten minutes.'],
      ['স্কুল, ক্লিনিক, সুপারশপ সব হাতের নাগালে।', 'Schools, clinics and supershops are within easy reach.'],
    ],
  },
  halishahar: {
    sub: 'chattogram-halishahar', rate: [5000, 6800], rent: [15, 20], floors: [5, 9], postCode: '4216',
    streets: [['রোড {n}, ব্লক {b}, হালিশহর হাউজিং', 'Road {n}, Block {b}, Halishahar Housing'], ['বড়পোল', 'Boropole']],
    near: [['বড়পোল মোড় ৫ মিনিট, বন্দর ও ইপিজেডের যাতায়াত সহজ।', 'Five minutes to Boropole, an easy commute to the port and the EPZ.'], ['সাগরপাড়ের বাতাস বিকেলে ঘরেই পাওয়া যায়।', 'The sea breeze reaches the rooms in the afternoon.']],
  },
  agrabad: {
    sub: 'chattogram-double-mooring', rate: [5800, 7500], rent: [17, 23], floors: [6, 12], postCode: '4100',
    streets: [['রোড {n}, সিডিএ আবাসিক', 'Road {n}, CDA R/A'], ['শেখ মুজিব রোড', 'Sheikh Mujib Road'], ['চৌমুহনী', 'Chowmuhani']],
    near: [['আগ্রাবাদ বাণিজ্যিক এলাকা হাঁটাপথ।', 'The Agrabad commercial area is within a walk.'], ['জাম্বুরি পার্ক ৪ মিনিট, সন্ধ্যায় পরিবার নিয়ে হাঁটা যায়।', 'Jamburi Park is four minutes away, pleasant in the evening.']],
  },
  chandgaon: {
    sub: 'chattogram-chandgaon', rate: [5200, 6800], rent: [14, 19], floors: [6, 10], postCode: '4212',
    streets: [['রোড {n}, ব্লক {b}, চান্দগাঁও আ/এ', 'Road {n}, Block {b}, Chandgaon R/A'], ['বহদ্দারহাট', 'Bahaddarhat']],
    near: [['বহদ্দারহাট মোড় কাছে, কর্ণফুলীর ওপারেও সহজে যাওয়া যায়।', 'Near Bahaddarhat, with easy access across the Karnaphuli.']],
  },
  chawkbazarCtg: {
    sub: 'chattogram-chawkbazar', rate: [6200, 8000], rent: [18, 24], floors: [6, 10], postCode: '4203',
    streets: [['কাপাসগোলা', 'Kapasgola'], ['ডিসি রোড', 'DC Road'], ['চট্টেশ্বরী রোড', 'Chatteshwari Road']],
    near: [['চট্টগ্রাম কলেজ, মহসিন কলেজ ও মেডিকেল সব হাঁটাপথ।', 'Chattogram College, Mohsin College and the Medical are all within a walk.']],
  },
  jamalkhan: {
    sub: 'chattogram-kotwali', rate: [7500, 9500], rent: [20, 27], floors: [8, 14], postCode: '4000',
    streets: [['জামালখান রোড', 'Jamal Khan Road'], ['কাজীর দেউড়ি', 'Kazir Dewri'], ['আন্দরকিল্লা', 'Andarkilla']],
    near: [['ডা. খাস্তগীর স্কুল ও প্রেসক্লাব কাছে, শহরের কেন্দ্রবিন্দু।', 'Near Dr Khastagir School and the Press Club, in the heart of the city.']],
  },
  patenga: {
    sub: 'chattogram-patenga', rate: [4500, 5800], rent: [12, 16], floors: [4, 7], postCode: '4204',
    streets: [['কাঠগড়', 'Kathgor'], ['স্টিল মিল বাজার', 'Steel Mill Bazar']],
    near: [['পতেঙ্গা সৈকত ও কর্ণফুলী টানেল ১০ মিনিট।', 'Patenga beach and the Karnaphuli tunnel are ten minutes away.']],
  },
  sitakunda: {
    sub: 'chattogram-sitakunda', rate: [4000, 5000], rent: [9, 12], floors: [3, 6], postCode: '4310',
    streets: [['ভাটিয়ারী', 'Bhatiari'], ['বাড়বকুণ্ড', 'Barabkunda']],
    near: [['ঢাকা-চট্টগ্রাম মহাসড়কের পাশে, বন্দর ৪০ মিনিট।', 'Beside the Dhaka–Chattogram highway, 40 minutes to the port.']],
  },
  coxsBazar: {
    sub: 'coxs-bazar-sadar', rate: [7000, 11000], rent: [16, 24], floors: [7, 12], postCode: '4700',
    streets: [['কলাতলী', 'Kolatoli'], ['লাবণী পয়েন্ট', 'Laboni Point'], ['মেরিন ড্রাইভ', 'Marine Drive'], ['বাহারছড়া', 'Baharchhara']],
    near: [['সৈকত থেকে ৩ মিনিট, বারান্দায় দাঁড়ালে সাগর দেখা যায়।', 'Three minutes from the beach, with the sea in sight from the balcony.'], ['পর্যটন মৌসুমে ভাড়া দিয়ে ভালো আয় করা যায়।', 'Good income from holiday guests in the season.']],
  },
  cumilla: {
    sub: 'cumilla-adarsha-sadar', rate: [3700, 4900], rent: [10, 14], floors: [6, 10], postCode: '3500',
    streets: [['ঝাউতলা', 'Jhautola'], ['কান্দিরপাড়', 'Kandirpar'], ['রেইসকোর্স', 'Race Course'], ['বাগিচাগাঁও', 'Bagichagaon']],
    near: [['কান্দিরপাড় ও ভিক্টোরিয়া কলেজ ৫ মিনিট।', 'Kandirpar and Victoria College are five minutes away.'], ['ধর্মসাগরপাড়ে হাঁটতে যাওয়া যায়।', 'Dharmasagar is near enough for an evening walk.']],
  },
  feni: {
    sub: 'feni-sadar', rate: [3600, 4500], rent: [9, 12], floors: [6, 9], postCode: '3900',
    streets: [['মাস্টারপাড়া', 'Masterpara'], ['ট্রাংক রোড', 'Trunk Road']],
    near: [['ট্রাংক রোড ও মহিপাল বাসস্ট্যান্ড কাছে।', 'Trunk Road and Mohipal bus stand are near.']],
  },
  noakhali: {
    sub: 'noakhali-sadar', rate: [3500, 4400], rent: [8, 11], floors: [5, 8], postCode: '3800',
    streets: [['মাইজদী কোর্ট', 'Maijdee Court'], ['হাউজিং এস্টেট, মাইজদী', 'Housing Estate, Maijdee']],
    near: [['মাইজদী শহরের ভেতরে, সোনাপুর রোড ২ মিনিট।', 'Inside Maijdee town, two minutes to Sonapur Road.']],
  },
  brahmanbaria: {
    sub: 'brahmanbaria-sadar', rate: [3400, 4300], rent: [8, 11], floors: [5, 8], postCode: '3400',
    streets: [['কাউতলী', 'Kautoli'], ['মধ্যপাড়া', 'Madhyapara']],
    near: [['রেলস্টেশন ও কাউতলী মোড় কাছে।', 'The railway station and Kautoli are near.']],
  },
  rangamati: {
    sub: 'rangamati-sadar', rate: [3500, 4500], rent: [9, 12], floors: [3, 5], postCode: '4500',
    streets: [['বনরূপা', 'Banarupa'], ['রাজবাড়ি এলাকা', 'Rajbari area']],
    near: [['কাপ্তাই হ্রদের ধারে, বনরূপা বাজার কাছে।', 'By Kaptai Lake, near Banarupa bazaar.']],
  },
  uposhohorSylhet: {
    sub: 'sylhet-shahparan', rate: [5600, 7400], rent: [13, 18], floors: [6, 10], postCode: '3100',
    streets: [['রোড {n}, ব্লক {b}, শাহজালাল উপশহর', 'Road {n}, Block {b}, Shahjalal Uposhohor'], ['মেইন রোড, শাহজালাল উপশহর', 'Main Road, Shahjalal Uposhohor']],
    near: [['উপশহর পয়েন্ট ৪ মিনিট, স্কুল-কলেজ ভেতরেই।', 'Four minutes to Uposhohor Point, with schools inside the estate.'], ['গোছানো আবাসিক এলাকা, প্রবাসী পরিবার বেশি।', 'A planned residential area with many expatriate families.']],
  },
  zindabazar: {
    sub: 'sylhet-kotwali', rate: [6200, 8200], rent: [14, 19], floors: [6, 12], postCode: '3100',
    streets: [['জিন্দাবাজার', 'Zindabazar'], ['আম্বরখানা', 'Ambarkhana'], ['সুবিদবাজার', 'Subidbazar'], ['মিরবক্সটুলা', 'Mirboxtula']],
    near: [['জিন্দাবাজার পয়েন্ট ও হজরত শাহজালাল (র.)-এর মাজার কাছেই।', 'Zindabazar Point and the shrine of Shahjalal are close.'], ['ব্যাংক, শপিং মল, রেস্তোরাঁ সব হাঁটাপথ।', 'Banks, malls and restaurants are all within a walk.']],
  },
  shahparan: {
    sub: 'sylhet-shahparan', rate: [4800, 6000], rent: [11, 14], floors: [5, 8], postCode: '3100',
    streets: [['খাদিমনগর', 'Khadimnagar'], ['ইসলামপুর (মেজরটিলা)', 'Islampur (Major Tila)']],
    near: [['তামাবিল রোডের কাছে, চারপাশে টিলা আর চা-বাগান।', 'Near Tamabil Road, with hillocks and tea gardens around.']],
  },
  southSurma: {
    sub: 'sylhet-dakshin-surma', rate: [4200, 5400], rent: [10, 13], floors: [5, 8], postCode: '3100',
    streets: [['কদমতলী', 'Kadamtoli'], ['চণ্ডীপুল', 'Chandipool']],
    near: [['কেন্দ্রীয় বাস টার্মিনাল ও রেলস্টেশন ৫ মিনিট।', 'The central bus terminal and the station are five minutes away.']],
  },
  sreemangal: {
    sub: 'moulvibazar-sreemangal', rate: [3800, 5200], rent: [10, 14], floors: [3, 6], postCode: '3210',
    streets: [['রাধানগর', 'Radhanagar'], ['কলেজ রোড', 'College Road']],
    near: [['চা-বাগানের ধারে, লাউয়াছড়া ১৫ মিনিট।', 'At the edge of the tea gardens, 15 minutes from Lawachara.']],
  },
  moulvibazar: {
    sub: 'moulvibazar-sadar', rate: [3800, 4900], rent: [9, 13], floors: [5, 8], postCode: '3200',
    streets: [['শান্তিবাগ', 'Shantibagh'], ['কাজিরগাঁও', 'Kazirgaon']],
    near: [['কুসুমবাগ পয়েন্ট ও চৌমোহনা কাছে।', 'Kusumbagh Point and Chowmohana are near.']],
  },
  habiganj: {
    sub: 'habiganj-sadar', rate: [3500, 4400], rent: [8, 11], floors: [4, 7], postCode: '3300',
    streets: [['রাজনগর', 'Rajnagar'], ['শায়েস্তানগর', 'Shayestanagar']],
    near: [['আধুনিক স্টেডিয়াম ও চৌধুরী বাজার কাছে।', 'The stadium and Chowdhury Bazar are near.']],
  },
  uposhohorRajshahi: {
    sub: 'rajshahi-boalia', rate: [4200, 5400], rent: [10, 14], floors: [6, 10], postCode: '6202',
    streets: [['সেক্টর {n}, উপশহর', 'Sector {n}, Uposhohor'], ['উপশহর নিউ মার্কেট রোড', 'New Market Road, Uposhohor']],
    near: [['নিরিবিলি পরিবেশ, চওড়া রাস্তা আর সারি সারি গাছ।', 'Quiet, with wide roads and rows of trees.'], ['নিউ মার্কেট ও রেলগেট ৭ মিনিট।', 'New Market and Rail Gate are seven minutes away.']],
  },
  rajpara: {
    sub: 'rajshahi-rajpara', rate: [4000, 5200], rent: [10, 13], floors: [6, 10], postCode: '6000',
    streets: [['লক্ষ্মীপুর', 'Laxmipur'], ['কাজীহাটা', 'Kazihata'], ['মহিষবাথান', 'Mohishbathan']],
    near: [['রাজশাহী মেডিকেল কলেজ হাসপাতাল ৫ মিনিট।', 'Five minutes to Rajshahi Medical College Hospital.'], ['পদ্মার পাড় হাঁটাপথ, বিকেলটা দারুণ কাটে।', 'The Padma embankment is a walk away, lovely at dusk.']],
  },
  kazla: {
    sub: 'rajshahi-motihar', rate: [3900, 4800], rent: [9, 13], floors: [5, 8], postCode: '6204',
    streets: [['কাজলা', 'Kazla'], ['বিনোদপুর', 'Binodpur']],
    near: [['রাজশাহী বিশ্ববিদ্যালয়ের কাজলা গেট ৩ মিনিট।', 'Three minutes to the Kazla gate of Rajshahi University.']],
  },
  padmaResidential: {
    sub: 'rajshahi-chandrima', rate: [4300, 5400], rent: [10, 14], floors: [5, 8], postCode: '6207',
    streets: [['রোড {n}, পদ্মা আবাসিক', 'Road {n}, Padma R/A'], ['ভদ্রা', 'Bhadra']],
    near: [['ভদ্রা মোড় ও পার্ক হাঁটাপথ।', 'Bhadra crossing and the park are within a walk.']],
  },
  bogura: {
    sub: 'bogura-sadar', rate: [3600, 4800], rent: [9, 13], floors: [6, 10], postCode: '5800',
    streets: [['জলেশ্বরীতলা', 'Jaleshwaritola'], ['মালতিনগর', 'Maltinagar'], ['উপশহর', 'Uposhohor'], ['রহমাননগর', 'Rahmannagar']],
    near: [['সাতমাথা ৬ মিনিট, আজিজুল হক কলেজ কাছে।', 'Six minutes to Satmatha, near Azizul Haque College.'], ['জলেশ্বরীতলার দোকানপাট হাঁটাপথ।', 'The shops of Jaleshwaritola are within a walk.']],
  },
  pabna: {
    sub: 'pabna-sadar', rate: [3300, 4200], rent: [7, 10], floors: [4, 7], postCode: '6600',
    streets: [['শালগাড়িয়া', 'Shalgaria'], ['রাধানগর', 'Radhanagar']],
    near: [['এডওয়ার্ড কলেজ ও বাসস্ট্যান্ড কাছে।', 'Edward College and the bus stand are near.']],
  },
  sirajganj: {
    sub: 'sirajganj-sadar', rate: [3200, 4000], rent: [7, 10], floors: [4, 7], postCode: '6700',
    streets: [['হোসেনপুর', 'Hossainpur'], ['এস এস রোড', 'S S Road']],
    near: [['যমুনার হার্ড পয়েন্ট ১০ মিনিট।', 'Ten minutes to the Jamuna hard point.']],
  },
  natore: {
    sub: 'natore-sadar', rate: [3100, 3900], rent: [7, 9], floors: [3, 6], postCode: '6400',
    streets: [['কানাইখালী', 'Kanaikhali'], ['উত্তর বড়গাছা', 'North Borogachha']],
    near: [['রানী ভবানী রাজবাড়ি ও স্টেশন কাছে।', 'The Rani Bhabani palace and the station are near.']],
  },
  sonadanga: {
    sub: 'khulna-sonadanga', rate: [4000, 5300], rent: [11, 14], floors: [6, 10], postCode: '9100',
    streets: [['রোড {n}, সোনাডাঙ্গা আ/এ (প্রথম ফেজ)', 'Road {n}, Sonadanga R/A (Phase 1)'], ['রোড {n}, সোনাডাঙ্গা আ/এ (দ্বিতীয় ফেজ)', 'Road {n}, Sonadanga R/A (Phase 2)'], ['মজিদ সরণি', 'Mojid Sarani']],
    near: [['সোনাডাঙ্গা বাস টার্মিনাল ৫ মিনিট, নিউ মার্কেট কাছে।', 'Five minutes to Sonadanga bus terminal, near New Market.'], ['খুলনা মেডিকেল আর শিববাড়ি মোড় দুটোই সহজ পথ।', 'An easy way to both Khulna Medical and Shibbari.']],
  },
  nirala: {
    sub: 'khulna-sadar', rate: [4200, 5500], rent: [11, 14], floors: [6, 10], postCode: '9100',
    streets: [['রোড {n}, নিরালা আ/এ', 'Road {n}, Nirala R/A'], ['শের-এ-বাংলা রোড', 'Sher-e-Bangla Road'], ['টুটপাড়া', 'Tutpara']],
    near: [['খুলনা বিশ্ববিদ্যালয় ১০ মিনিট, নিরালা মোড় হাঁটাপথ।', 'Ten minutes to Khulna University, with Nirala crossing on foot.']],
  },
  khalishpur: {
    sub: 'khulna-khalishpur', rate: [3600, 4600], rent: [9, 12], floors: [4, 8], postCode: '9000',
    streets: [['রোড {n}, হাউজিং এস্টেট', 'Road {n}, Housing Estate'], ['বয়রা মেইন রোড', 'Boyra Main Road']],
    near: [['বিএল কলেজ ও নতুন রাস্তার মোড় কাছে।', 'B L College and Notun Rasta are near.']],
  },
  jashore: {
    sub: 'jashore-sadar', rate: [3500, 4600], rent: [9, 12], floors: [5, 9], postCode: '7400',
    streets: [['ঘোপ', 'Ghop'], ['নিউ টাউন, ব্লক {b}', 'New Town, Block {b}'], ['বেজপাড়া', 'Bejpara']],
    near: [['দড়াটানা মোড় ৬ মিনিট, জেনারেল হাসপাতাল কাছে।', 'Six minutes to Doratana, near the General Hospital.']],
  },
  kushtia: {
    sub: 'kushtia-sadar', rate: [3300, 4200], rent: [8, 11], floors: [5, 8], postCode: '7000',
    streets: [['হাউজিং এস্টেট, ব্লক {b}', 'Housing Estate, Block {b}'], ['থানাপাড়া', 'Thanapara']],
    near: [['এন এস রোড ও মজমপুর গেট কাছে।', 'N S Road and Mojompur Gate are near.']],
  },
  satkhira: {
    sub: 'satkhira-sadar', rate: [3200, 4000], rent: [7, 10], floors: [4, 7], postCode: '9400',
    streets: [['পলাশপোল', 'Palashpol'], ['কাটিয়া', 'Katia']],
    near: [['শহরের ভেতরে, সঙ্গীতা মোড় ৫ মিনিট।', 'In town, five minutes from Sangita crossing.']],
  },
  mongla: {
    sub: 'bagerhat-mongla', rate: [3200, 4000], rent: [8, 11], floors: [3, 6], postCode: '9350',
    streets: [['মোংলা বন্দর রোড', 'Mongla Port Road'], ['দিগরাজ', 'Digraj']],
    near: [['মোংলা বন্দর ও ইপিজেড ১০ মিনিট।', 'Ten minutes to Mongla port and the EPZ.']],
  },
  barishal: {
    sub: 'barishal-kotwali', rate: [3700, 4900], rent: [9, 13], floors: [6, 10], postCode: '8200',
    streets: [['আলেকান্দা', 'Alekanda'], ['নবগ্রাম রোড', 'Nabagram Road'], ['গোরস্থান রোড', 'Gorosthan Road'], ['বগুড়া রোড', 'Bogura Road']],
    near: [['বিএম কলেজ ও শের-ই-বাংলা মেডিকেল ১০ মিনিট।', 'B M College and Sher-e-Bangla Medical are ten minutes away.'], ['কীর্তনখোলার বাতাস আর পুকুরপাড়ের শান্তি, দুটোই আছে।', 'The breeze of the Kirtankhola and the calm of a pond side.']],
  },
  rupatali: {
    sub: 'barishal-kotwali', rate: [3500, 4500], rent: [8, 12], floors: [5, 9], postCode: '8207',
    streets: [['রূপাতলী হাউজিং, রোড {n}', 'Rupatali Housing, Road {n}'], ['চান্দুর মার্কেট', 'Chandur Market']],
    near: [['রূপাতলী বাসস্ট্যান্ড ৫ মিনিট, কুয়াকাটা রুট হাতের কাছে।', 'Five minutes to Rupatali bus stand and the Kuakata road.']],
  },
  kuakata: {
    sub: 'patuakhali-kalapara', rate: [4500, 6000], rent: [10, 14], floors: [4, 8], postCode: '8650',
    streets: [['কুয়াকাটা জিরো পয়েন্ট', 'Kuakata Zero Point'], ['রাখাইন মহিলা মার্কেট রোড', 'Rakhine Market Road']],
    near: [['সৈকতের জিরো পয়েন্ট ৫ মিনিট, সূর্যোদয়-সূর্যাস্ত দুটোই দেখা যায়।', 'Five minutes to the beach, where both sunrise and sunset are seen.']],
  },
  bhola: {
    sub: 'bhola-sadar', rate: [3000, 3800], rent: [7, 9], floors: [3, 6], postCode: '8300',
    streets: [['যুগীরঘোল', 'Jugirghol'], ['ওয়েস্টার্ন পাড়া', 'Western Para']],
    near: [['সদর রোড ও সরকারি কলেজ কাছে।', 'Sadar Road and the government college are near.']],
  },
  patuakhali: {
    sub: 'patuakhali-sadar', rate: [3000, 3800], rent: [7, 10], floors: [4, 7], postCode: '8600',
    streets: [['সবুজবাগ', 'Sabujbagh'], ['কলেজ রোড', 'College Road']],
    near: [['লঞ্চঘাট ও নিউ মার্কেট রিকশায় কয়েক মিনিটের পথ।', 'The launch ghat and New Market are a rickshaw ride away.']],
  },
  rangpur: {
    sub: 'rangpur-kotwali', rate: [3600, 4800], rent: [9, 12], floors: [6, 10], postCode: '5400',
    streets: [['ধাপ', 'Dhap'], ['মুন্সীপাড়া', 'Munshipara'], ['জি এল রায় রোড', 'G L Roy Road'], ['শালবন', 'Shalban']],
    near: [['রংপুর মেডিকেল ও মেডিকেল মোড় ৫ মিনিট।', 'Five minutes to Rangpur Medical.'], ['জাহাজ কোম্পানি মোড় হাঁটাপথ।', 'Jahaj Company crossing is within a walk.']],
  },
  tajhat: {
    sub: 'rangpur-tajhat', rate: [3400, 4200], rent: [8, 11], floors: [4, 7], postCode: '5400',
    streets: [['তাজহাট', 'Tajhat'], ['মডার্ন মোড়', 'Modern Mor']],
    near: [['বেগম রোকেয়া বিশ্ববিদ্যালয় ও মডার্ন মোড় কাছে।', 'Begum Rokeya University and Modern crossing are near.']],
  },
  dinajpur: {
    sub: 'dinajpur-sadar', rate: [3200, 4100], rent: [7, 10], floors: [4, 8], postCode: '5200',
    streets: [['বালুবাড়ী', 'Balubari'], ['পাহাড়পুর', 'Paharpur'], ['মির্জাপুর', 'Mirzapur']],
    near: [['বড়মাঠ ও স্টেশন ৭ মিনিট।', 'The big field and the station are seven minutes away.']],
  },
  saidpur: {
    sub: 'nilphamari-saidpur', rate: [3200, 4000], rent: [7, 10], floors: [3, 7], postCode: '5310',
    streets: [['নতুন বাবুপাড়া', 'Notun Babupara'], ['শেরে বাংলা সড়ক', 'Sher-e-Bangla Road']],
    near: [['বিমানবন্দর ১০ মিনিট, রেলওয়ে কারখানা কাছে।', 'Ten minutes to the airport, near the railway workshop.']],
  },
  thakurgaon: {
    sub: 'thakurgaon-sadar', rate: [3000, 3700], rent: [7, 9], floors: [3, 6], postCode: '5100',
    streets: [['হাজীপাড়া', 'Hajipara'], ['গোবিন্দনগর', 'Gobindanagar']],
    near: [['চৌরাস্তা ও সরকারি কলেজ কাছে।', 'Chowrasta and the government college are near.']],
  },
  mymensingh: {
    sub: 'mymensingh-sadar', rate: [3900, 5200], rent: [10, 14], floors: [6, 10], postCode: '2200',
    streets: [['গাঙ্গিনারপাড়', 'Ganginarpar'], ['চরপাড়া', 'Charpara'], ['গুলকিবাড়ি', 'Gulkibari'], ['আকুয়া', 'Akua']],
    near: [
      ['ময়মনসিংহ মেডিকেল কলেজ ৬ মিনিট, চরপাড়া মোড় হাঁটাপথ।', 'Six minutes to Mymensingh Medical College, Charpara on foot.'],
      ['ব্রহ্মপুত্রের পাড় আর জয়নুল পার্ক কাছেই।', 'The Brahmaputra bank and Zainul Park are near.'],
      ['আনন্দ মোহন কলেজ ও টাউন হল রিকশায় কয়েক মিনিটের পথ।', 'Ananda Mohan College and Town Hall are a rickshaw ride away.'],
    ],
  },
  trishal: {
    sub: 'mymensingh-trishal', rate: [3000, 3800], rent: [7, 10], floors: [3, 6], postCode: '2220',
    streets: [['দরিরামপুর', 'Darirampur'], ['নামাপাড়া', 'Namapara']],
    near: [['জাতীয় কবি কাজী নজরুল ইসলাম বিশ্ববিদ্যালয় ৫ মিনিট।', 'Five minutes to Kazi Nazrul Islam University.']],
  },
  bhaluka: {
    sub: 'mymensingh-bhaluka', rate: [3000, 3800], rent: [8, 11], floors: [3, 6], postCode: '2240',
    streets: [['মাস্টারবাড়ি', 'Masterbari'], ['সিডস্টোর', 'Seedstore']],
    near: [['ঢাকা-ময়মনসিংহ চার লেন মহাসড়কের সঙ্গে।', 'On the four-lane Dhaka–Mymensingh highway.']],
  },
  jamalpur: {
    sub: 'jamalpur-sadar', rate: [3100, 3900], rent: [7, 10], floors: [4, 7], postCode: '2000',
    streets: [['আমলাপাড়া', 'Amlapara'], ['মিয়াপাড়া', 'Miapara']],
    near: [['রেলস্টেশন ও আশেক মাহমুদ কলেজ কাছে।', 'The station and Ashek Mahmud College are near.']],
  },
  netrokona: {
    sub: 'netrokona-sadar', rate: [3000, 3700], rent: [6, 9], floors: [3, 6], postCode: '2400',
    streets: [['সাতপাই', 'Satpai'], ['মোক্তারপাড়া', 'Moktarpara']],
    near: [['মোক্তারপাড়া মাঠ ও কালেক্টরেট কাছে।', 'Moktarpara field and the Collectorate are near.']],
  },
});

export type NeighbourhoodName = keyof typeof neighbourhoods;
