// What lies around a post: measured and named by the guide of its area; kept for the visit.
import { areaGuides, type AreaGuide } from '#contracts/maps/area-guides.ts';
import { type Api, call } from '#web/platform/api.ts';

const kept = new Map<string, Promise<AreaGuide>>();

/** Throws CallFailure; a failure is not remembered. */
export function fetchGuide(api: Api, area: string): Promise<AreaGuide> {
  const known = kept.get(area);
  if (known) return known;
  const guide = call(api, areaGuides.read, { params: { id: area } }).then((answer) => answer.guide);
  kept.set(area, guide);
  guide.catch(() => kept.delete(area));
  return guide;
}
