// The specification's enumerations (section 3), spelled as they travel. Labels are in i18n/<language>/enums.ts.

export const purposes = ['sell', 'rent', 'group', 'interior'] as const;
export type Purpose = (typeof purposes)[number];

export const postTypes = ['sell', 'rent'] as const;
export type PostType = (typeof postTypes)[number];

export const propertyTypes = ['apartment', 'home', 'duplex', 'land', 'office', 'showroom', 'shop', 'restaurant', 'factory', 'warehouse'] as const;
export type PropertyType = (typeof propertyTypes)[number];
/** Kinds that people live in. */
export const homeTypes = ['apartment', 'home', 'duplex'] as const satisfies readonly PropertyType[];

export const constructionStatuses = ['ready', 'underConstruction'] as const;
export type ConstructionStatus = (typeof constructionStatuses)[number];

export const conditions = ['new', 'used'] as const;
export type Condition = (typeof conditions)[number];

export const furnishings = ['furnished', 'semiFurnished', 'unfurnished'] as const;
export type Furnishing = (typeof furnishings)[number];

export const facings = ['north', 'south', 'east', 'west'] as const;
export type Facing = (typeof facings)[number];

/** Whom a home is let to; a post that names none has not said. */
export const tenantKinds = ['family', 'bachelor', 'female', 'student', 'office'] as const;
export type TenantKind = (typeof tenantKinds)[number];

/** Narrower than a kind of property, or a kind that others may serve as: posts and searches say it in words. */
export const subtypes = ['studio', 'penthouse', 'tinShed', 'fullBuilding', 'triplex', 'showroom', 'restaurant', 'factory', 'warehouse'] as const;
export type Subtype = (typeof subtypes)[number];

/** How a part of a home is let, as searches and posts say it in words. */
export const lettings = ['sublet', 'mess', 'seat', 'hostel', 'room'] as const;
export type Letting = (typeof lettings)[number];

/** Values a post may have; a search may also use `all`. */
export const landCategories = ['agricultural', 'residential', 'commercial', 'other'] as const;
export type LandCategory = (typeof landCategories)[number];
export const landCategoryFilters = ['all', ...landCategories] as const;

export const landUnits = ['katha', 'bigha', 'acres', 'shotok'] as const;
export type LandUnit = (typeof landUnits)[number];

/** A sell post is priced in total or per sqft, rent always per month; `all` is for searches only. */
export const sellPriceUnits = ['total', 'perSqft'] as const;
export const priceUnits = [...sellPriceUnits, 'perMonth'] as const;
export type PriceUnit = (typeof priceUnits)[number];
export const priceUnitFilters = ['all', ...sellPriceUnits] as const;

export const facilityGroups = {
  safety: ['security', 'fireExit', 'fireProtection', 'alarm', 'electronicSecurity'],
  comfort: ['hotWater', 'servantRoom', 'gym', 'pool', 'wifi', 'cableTv', 'intercom'],
  community: ['prayerRoom', 'conversationRoom', 'garden', 'guestParking'],
  utilities: ['waterConnection', 'selfWaterSupply', 'generator', 'solarPanel'],
} as const;
export type FacilityGroup = keyof typeof facilityGroups;
export type Facility = (typeof facilityGroups)[FacilityGroup][number];
export const facilities = [
  'prayerRoom',
  'security',
  'fireExit',
  'fireProtection',
  'alarm',
  'electronicSecurity',
  'conversationRoom',
  'waterConnection',
  'hotWater',
  'gym',
  'pool',
  'garden',
  'selfWaterSupply',
  'generator',
  'intercom',
  'wifi',
  'cableTv',
  'solarPanel',
  'servantRoom',
  'guestParking',
] as const satisfies readonly Facility[];

export const interiorCategories = ['exterior', 'furniture', 'home', 'office', 'restaurant', 'cafe', 'hotel', 'showroom', 'gym'] as const;
export type InteriorCategory = (typeof interiorCategories)[number];

export const budgetTiers = ['luxury', 'budgetFriendly', 'lowBudget'] as const;
export type BudgetTier = (typeof budgetTiers)[number];

export const postedByKinds = ['owner', 'agent', 'developer'] as const;
export type PostedBy = (typeof postedByKinds)[number];

export const plans = ['free', 'paid'] as const;
export type Plan = (typeof plans)[number];

export const promotionStates = ['none', 'requested', 'contacted', 'paid', 'declined'] as const;
export type PromotionState = (typeof promotionStates)[number];

/** The states of a post; drafts stay in the browser until they are submitted. */
export const postStates = ['pending', 'approved', 'rejected', 'cancelled', 'hidden', 'sold', 'rented', 'expired', 'deleted'] as const;
export type PostState = (typeof postStates)[number];

export const genders = ['male', 'female', 'other'] as const;
export type Gender = (typeof genders)[number];

/** `normal` is allowed; anything else is not (specification section 3). */
export const accountStatuses = ['normal', 'suspended', 'Disabled'] as const;
export type AccountStatus = (typeof accountStatuses)[number];

export const roles = ['user', 'firmOwner', 'support', 'admin'] as const;
export type Role = (typeof roles)[number];

export const divisions = ['dhaka', 'rajshahi', 'chittagong', 'sylhet', 'khulna', 'barishal', 'rangpur', 'mymensingh'] as const;
export type Division = (typeof divisions)[number];

export const rejectionReasons = ['photo', 'phoneInText', 'wrongArea', 'price', 'duplicate', 'notOwner', 'incomplete', 'prohibited', 'other'] as const;
export type RejectionReason = (typeof rejectionReasons)[number];

export const reportDecisions = ['upheld', 'dismissed'] as const;
export type ReportDecision = (typeof reportDecisions)[number];
export const reportStates = ['open', 'decided'] as const;
export type ReportState = (typeof reportStates)[number];

export const sorts = ['recent', 'relevance', 'priceAsc', 'priceDesc', 'sizeDesc', 'pricePerSqftAsc'] as const;
export type Sort = (typeof sorts)[number];

/** How soon someone hears of new posts that a saved search finds. */
export const alertFrequencies = ['instant', 'daily', 'off'] as const;
export type AlertFrequency = (typeof alertFrequencies)[number];

export const notificationSorts = ['newest', 'oldest'] as const;
export type NotificationSort = (typeof notificationSorts)[number];

/** A tablet is mobile. */
export const deviceTypes = ['mobile', 'desktop'] as const;
export type DeviceType = (typeof deviceTypes)[number];
