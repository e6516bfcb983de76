// Apart from areas.ts, which the first load of every page with a chooser holds.
import { z } from 'zod';
import { endpoint } from '#contracts/endpoint.ts';
import { Named, text } from '#contracts/values.ts';

export const UnionsAnswer = z.object({ success: z.literal(true), unions: z.array(Named) });

export const unions = {
  list: endpoint({
    method: 'GET',
    path: '/api/areas/unions',
    access: 'anyone',
    summary: 'The unions of a sub-district, for `locality`; none in a city. Can be cached for a day',
    query: z.object({ subDistrict: text(1, 60) }),
    response: UnionsAnswer,
  }),
};
