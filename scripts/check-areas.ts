// Compares the project's catalogue of areas with a reference list where one is present, and prints every difference.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { districtById, divisionById, subDistrictById } from '#server/areas/catalogue.ts';

interface Reference {
  id: string;
  en: string;
  bn: string;
  lat: number;
  lng: number;
}

const file = path.resolve(import.meta.dirname, '../../shared/data/areas.json');
if (!existsSync(file)) {
  console.log('No reference list of areas found; skipping the comparison.');
  process.exit(0);
}

const reference = JSON.parse(readFileSync(file, 'utf8')) as Record<'divisions' | 'districts' | 'subDistricts', Reference[]>;
const ours = { divisions: divisionById, districts: districtById, subDistricts: subDistrictById } as const;
const kmPerDegree = 111;
let differences = 0;

for (const level of ['divisions', 'districts', 'subDistricts'] as const) {
  const wanted = new Map(reference[level].map((area) => [area.id, area]));
  for (const [id, area] of wanted) {
    const found = ours[level].get(id);
    const faults = found
      ? [
          found.en === area.en ? '' : `en ${found.en} ≠ ${area.en}`,
          found.bn.normalize('NFC') === area.bn.normalize('NFC') ? '' : `bn ${found.bn} ≠ ${area.bn}`,
          Math.hypot(found.lat - area.lat, found.lng - area.lng) * kmPerDegree > 5 ? 'more than 5 km apart' : '',
        ].filter(Boolean)
      : ['missing here'];
    for (const fault of faults) {
      differences++;
      console.log(`${level} ${id}: ${fault}`);
    }
  }
  for (const id of ours[level].keys()) if (!wanted.has(id)) console.log(`${level} ${id}: not in the reference`);
}
console.log(differences === 0 ? 'The catalogue matches the reference.' : `${differences} differences.`);
