// What a post is like, as words can say it: the filter that asks for it and its value.
import type { Condition, ConstructionStatus, Facility, Facing, Furnishing, LandCategory, PostedBy } from '#contracts/enums.ts';

/** Who may move in. */
export type Tenant = 'family' | 'bachelor' | 'female' | 'student' | 'office';

export type Attribute =
  | { name: 'condition'; value: Condition }
  | { name: 'construction'; value: ConstructionStatus }
  | { name: 'furnishing'; value: Furnishing }
  | { name: 'facing'; value: Facing }
  | { name: 'lift'; value: boolean }
  | { name: 'facilities'; value: Facility }
  | { name: 'postedBy'; value: PostedBy }
  | { name: 'landCategory'; value: LandCategory }
  | { name: 'tenants'; value: Tenant };
