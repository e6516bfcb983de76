// A few areas as the API lists them.
import type { Answer } from '#contracts/endpoint.ts';
import { unions } from '#contracts/maps/unions.ts';
import { areas } from '#contracts/maps/areas.ts';
import type { FakeApi } from './fake-api.ts';

const thana = (id: string, en: string, bn: string) => ({ id, en, bn, kind: 'thana' as const, aliases: [], localities: [] });

const rampura = { ...thana('dhaka-rampura', 'Rampura', 'রামপুরা'), localities: [{ id: 'dhaka-banasree', en: 'Banasree', bn: 'বনশ্রী' }] };

const answer: Answer<typeof areas.list> = {
  success: true,
  divisions: [
    {
      id: 'dhaka',
      en: 'Dhaka',
      bn: 'ঢাকা',
      aliases: [],
      districts: [
        {
          id: 'dhaka',
          en: 'Dhaka',
          bn: 'ঢাকা',
          aliases: [],
          subDistricts: [
            thana('dhaka-dhanmondi', 'Dhanmondi', 'ধানমন্ডি'),
            thana('dhaka-gulshan', 'Gulshan', 'গুলশান'),
            thana('dhaka-mirpur', 'Mirpur', 'মিরপুর'),
            rampura,
          ],
        },
        { id: 'gazipur', en: 'Gazipur', bn: 'গাজীপুর', aliases: [], subDistricts: [thana('gazipur-tongi', 'Tongi', 'টঙ্গী')] },
      ],
    },
    { id: 'sylhet', en: 'Sylhet', bn: 'সিলেট', aliases: [], districts: [{ id: 'sylhet', en: 'Sylhet', bn: 'সিলেট', aliases: [], subDistricts: [] }] },
  ],
};

/** Has the API list them. */
export function serveAreas(api: FakeApi): void {
  api.on(areas.list, answer);
  api.on(unions.list, { success: true, unions: [] });
}
