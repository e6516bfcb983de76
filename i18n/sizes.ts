import { landUnits } from '#contracts/enums.ts';
import type { LandUnit } from '#contracts/enums.ts';
import { sqftPerLandUnit } from '#contracts/posts/land-units.ts';
import { toAsciiDigits } from './digits.ts';
import type { Language } from './language.ts';
import { counted, fill, measureWords } from './measures.ts';
import type { Numbers } from './numbers.ts';

const kilobyte = 1024;

/** Formats areas, floors, phone numbers and file sizes in one language. */
export function sizes(lng: Language, { number, plain, short, ordinal }: Numbers) {
  const words = measureWords[lng];
  const land = (sqft: number, unit: LandUnit): string => {
    const value = sqft / sqftPerLandUnit[unit];
    return counted(words.landUnits[unit], value, short(value));
  };
  /** A floor as the lift's buttons count: 0 is নিচতলা, 1 দোতলা or 1st floor, 10 is ১১ তলা, লিফটের ১০ or 10th floor. */
  const floor = (value: number): string => words.floors[value] ?? fill(words.floor, { n: number(value), nth: ordinal(value), storey: number(value + 1) });

  return {
    /** ১,২৫০ বর্গফুট, 1,250 sqft. */
    area: (sqft: number): string => fill(words.sqft, { n: number(Math.round(sqft)) }),
    /** Land given in sqft, in the requested unit: ৫ কাঠা, 2.5 bigha. */
    land,
    /** The same land in each of the four units. */
    landAll: (sqft: number): { unit: LandUnit; text: string }[] => landUnits.map((unit) => ({ unit, text: land(sqft, unit) })),
    /** Grouped for reading out: ০১৭১২-৩৪৫৬৭৮. Anything but eleven digits stays as it is, in the language's digits. */
    phone: (value: string): string => plain(toAsciiDigits(value).replace(/^(\d{5})(\d{6})$/, '$1-$2')),
    /** ৩৪০ কেবি, 2.4 MB. */
    fileSize: (bytes: number): string => {
      if (bytes < kilobyte) return fill(words.bytes, { n: number(bytes) });
      const kilobytes = Math.round(bytes / kilobyte);
      if (kilobytes < kilobyte) return fill(words.kilobytes, { n: number(kilobytes) });
      return fill(words.megabytes, { n: short(Math.round((bytes / kilobyte / kilobyte) * 10) / 10) });
    },
    floor,
    /** ছয়তলা (মোট ৯), 5th of 9; the ground counts in the total. */
    floorOf: (value: number, total: number): string =>
      fill(words.floorOf, { floor: floor(value), nth: value === 0 ? words.ground : ordinal(value), total: number(total) }),
  };
}
