// Metro line 6 of Dhaka from north to south.

export interface MetroStation {
  en: string;
  bn: string;
  lat: number;
  lng: number;
  /** The sub-district whose list it leads to. */
  subDistrict: string;
  /** Where it is on the tiles of the city, counted in tiles from their north-west corner. */
  tile: readonly [column: number, row: number];
  /** Not open yet. */
  isPlanned?: true;
}

const station = (bn: string, en: string, [lat, lng]: readonly [number, number], subDistrict: string, tile: MetroStation['tile']): MetroStation => ({
  bn,
  en,
  lat,
  lng,
  subDistrict,
  tile,
});

// oxfmt-ignore
export const metroLine: readonly MetroStation[] = [
  station('উত্তরা উত্তর', 'Uttara North', [23.869, 90.368], 'dhaka-turag', [2, 0.2]),
  station('উত্তরা সেন্টার', 'Uttara Center', [23.86, 90.365], 'dhaka-turag', [2, 0.52]),
  station('উত্তরা দক্ষিণ', 'Uttara South', [23.846, 90.363], 'dhaka-turag', [2, 0.84]),
  station('পল্লবী', 'Pallabi', [23.826, 90.364], 'dhaka-pallabi', [2, 1.3]),
  station('মিরপুর ১১', 'Mirpur 11', [23.819, 90.365], 'dhaka-pallabi', [2, 1.7]),
  station('মিরপুর ১০', 'Mirpur 10', [23.808, 90.368], 'dhaka-mirpur', [2, 2.1]),
  station('কাজীপাড়া', 'Kazipara', [23.8, 90.372], 'dhaka-mirpur', [2, 2.45]),
  station('শেওড়াপাড়া', 'Shewrapara', [23.791, 90.376], 'dhaka-mirpur', [2, 2.8]),
  station('আগারগাঁও', 'Agargaon', [23.778, 90.38], 'dhaka-sher-e-bangla-nagar', [2, 3.45]),
  station('বিজয় সরণি', 'Bijoy Sarani', [23.767, 90.383], 'dhaka-tejgaon', [2.5, 4]),
  station('ফার্মগেট', 'Farmgate', [23.759, 90.389], 'dhaka-tejgaon', [3, 4]),
  station('কারওয়ান বাজার', 'Karwan Bazar', [23.751, 90.393], 'dhaka-tejgaon', [3, 4.5]),
  station('শাহবাগ', 'Shahbagh', [23.74, 90.396], 'dhaka-shahbagh', [3, 5]),
  station('ঢাকা বিশ্ববিদ্যালয়', 'Dhaka University', [23.732, 90.397], 'dhaka-shahbagh', [3, 5.5]),
  station('সচিবালয়', 'Secretariat', [23.73, 90.408], 'dhaka-paltan', [3.45, 6]),
  station('মতিঝিল', 'Motijheel', [23.728, 90.419], 'dhaka-motijheel', [4.5, 6]),
  { ...station('কমলাপুর', 'Kamalapur', [23.732, 90.426], 'dhaka-motijheel', [5, 6]), isPlanned: true },
];

/** Where the line bends on the tiles. */
export const metroOnTiles: ReadonlyArray<readonly [column: number, row: number]> = [
  [2, 0.2],
  [2, 4],
  [3, 4],
  [3, 6],
  [4.5, 6],
];
