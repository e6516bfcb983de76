export const imports = {
  titleSell: '{what} বিক্রি, {place}',
  titleRent: '{what} ভাড়া, {place}',
  bedsWhat: '{beds} বেডের {kind}',
  sizeWhat: '{size} {kind}',

  kind_apartment: 'ফ্ল্যাট',
  kind_home: 'বাড়ি',
  kind_duplex: 'ডুপ্লেক্স বাড়ি',
  kind_land: 'জমি',
  kind_office: 'অফিস স্পেস',
  kind_showroom: 'শোরুম',
  kind_shop: 'দোকান',
  kind_restaurant: 'রেস্টুরেন্ট',
  kind_factory: 'কারখানা',
  kind_warehouse: 'গুদাম',

  beds: '{n} বেড',
  baths: '{n} বাথ',
  note: 'তালিকা থেকে নেওয়া তথ্য; কথা বলে মিলিয়ে নিন।',
} as const;
