import { z } from 'zod';
import { endpoint } from '#contracts/endpoint.ts';
import { Named } from '#contracts/values.ts';

export const SubDistrict = Named.extend({ kind: z.enum(['upazila', 'thana']), aliases: z.array(z.string()), localities: z.array(Named) });
export type SubDistrict = z.infer<typeof SubDistrict>;

export const District = Named.extend({ aliases: z.array(z.string()), subDistricts: z.array(SubDistrict) });
export type District = z.infer<typeof District>;

export const DivisionArea = Named.extend({ aliases: z.array(z.string()), districts: z.array(District) });
export type DivisionArea = z.infer<typeof DivisionArea>;

export const AreasAnswer = z.object({ success: z.literal(true), divisions: z.array(DivisionArea) });

/** A place (division, district, sub-district, possibly a neighbourhood of it) with names in both languages. */
export const Place = z.object({ division: Named, district: Named, subDistrict: Named, locality: Named.optional() });
export type Place = z.infer<typeof Place>;

export const areas = {
  list: endpoint({
    method: 'GET',
    path: '/api/areas',
    access: 'anyone',
    summary: 'Divisions with their districts, sub-districts and the neighbourhoods of these; can be cached for a day',
    response: AreasAnswer,
  }),
};
