// Unions: what an upazila is made of outside its town. The data is in catalogue/unions/, one file a division, first written by
// scripts/unions.ts and corrected by hand.
import { z } from 'zod';
import barishal from './catalogue/unions/barishal.json' with { type: 'json' };
import chittagong from './catalogue/unions/chittagong.json' with { type: 'json' };
import dhaka from './catalogue/unions/dhaka.json' with { type: 'json' };
import khulna from './catalogue/unions/khulna.json' with { type: 'json' };
import mymensingh from './catalogue/unions/mymensingh.json' with { type: 'json' };
import rajshahi from './catalogue/unions/rajshahi.json' with { type: 'json' };
import rangpur from './catalogue/unions/rangpur.json' with { type: 'json' };
import sylhet from './catalogue/unions/sylhet.json' with { type: 'json' };

/** By sub-district: the end of the id, which posts keep and which is never changed, and both names. */
const UnionFile = z.record(z.string(), z.array(z.tuple([z.string().regex(/^[a-z-]+$/), z.string().min(1), z.string().min(1)])));

export interface Union {
  id: string;
  en: string;
  bn: string;
  subDistrict: string;
}

export const unions: readonly Union[] = [dhaka, rajshahi, chittagong, sylhet, khulna, barishal, rangpur, mymensingh].flatMap((file) =>
  Object.entries(UnionFile.parse(file)).flatMap(([subDistrict, rows]) => rows.map(([end, en, bn]) => ({ id: `${subDistrict}-${end}`, en, bn, subDistrict }))),
);
