// Dhaka and Chattogram as tiles: every area of the city has one tile, laid by hand so that neighbours stay neighbours.

export interface City {
  district: string;
  columns: number;
  /** Ids of sub-districts from the north-west corner; `~` is a river and '' nothing. */
  rows: readonly (readonly string[])[];
  /** The river of the tiles `~`. */
  river: { bn: string; en: string };
}

const inCity = (district: string, rows: readonly string[]): string[][] =>
  rows.map((row) => row.split(' ').map((name) => (name === '.' ? '' : name === '~' ? '~' : `${district}-${name}`)));

export const cities: readonly City[] = [
  {
    district: 'dhaka',
    columns: 7,
    river: { bn: 'বুড়িগঙ্গা', en: 'Buriganga' },
    rows: inCity('dhaka', [
      'ashulia turag uttara bimanbandar dakshinkhan uttar-khan .',
      'savar rupnagar pallabi bhashantek cantonment khilkhet .',
      'shah-ali mirpur kafrul banani gulshan bhatara badda',
      'darus-salam adabor sher-e-bangla-nagar tejgaon tejgaon-industrial-area rampura khilgaon',
      'mohammadpur dhanmondi kalabagan ramna hatirjheel shahjahanpur sabujbagh',
      'hazaribagh new-market shahbagh paltan motijheel mugda demra',
      'kamrangirchar lalbagh chawkbazar bangshal wari jatrabari .',
      'keraniganj ~ kotwali sutrapur gendaria shyampur kadamtali',
    ]),
  },
  {
    district: 'chattogram',
    columns: 5,
    river: { bn: 'কর্ণফুলী', en: 'Karnaphuli' },
    rows: inCity('chattogram', [
      'sitakunda . . hathazari raozan',
      'akbar-shah khulshi bayazid-bostami panchlaish chandgaon',
      'pahartali double-mooring kotwali chawkbazar bakalia',
      'halishahar port sadarghat ~ boalkhali',
      'epz ~ ~ karnaphuli patiya',
      'patenga ~ . anwara .',
    ]),
  },
];

/** Every area that has a tile. */
export const tiledAreas: readonly string[] = cities.flatMap(({ rows }) => rows.flat().filter((id) => id !== '' && id !== '~'));
