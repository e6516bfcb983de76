import type { PropertyType } from '#contracts/enums.ts';

/** What people call a kind of property, in both languages. */
export const kindNames: Readonly<Record<PropertyType, string>> = {
  apartment: 'apartment flat flats বাসা ফ্ল্যাট অ্যাপার্টমেন্ট basha',
  home: 'home house বাড়ি বাসা bari basha ঘর',
  duplex: 'duplex home house ডুপ্লেক্স বাড়ি bari',
  land: 'land plot জমি প্লট jomi',
  office: 'commercial office space অফিস কমার্শিয়াল স্পেস',
  showroom: 'showroom শোরুম commercial',
  shop: 'shop store দোকান dokan',
  restaurant: 'restaurant রেস্টুরেন্ট রেস্তোরাঁ',
  factory: 'factory কারখানা ফ্যাক্টরি karkhana',
  warehouse: 'warehouse godown গুদাম ওয়্যারহাউস gudam',
};
