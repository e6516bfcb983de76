// What a post says, field by field: the form, the API and the columns are checked against these names.
import { conditions, constructionStatuses, facilities, facings, furnishings, landCategories, landUnits, plans, postedByKinds, propertyTypes } from './enums.ts';
import { limits } from './limits.ts';
import type { rentPostFields } from './rent-facts.ts';
import {
  boundedText,
  choice,
  fault,
  isPlain,
  list,
  optionalBoolean,
  optionalChoice,
  optionalDecimal,
  optionalPhone,
  optionalPostCode,
  optionalText,
  optionalWhole,
  phone,
  text,
  textLength,
  unitsFor,
} from './values.ts';

const count = optionalWhole(0, limits.posts.roomsMax);
const floor = optionalWhole(0, limits.posts.floorsMax);

/** What both kinds of post have; which of them a property type needs is in post-rules.ts. */
export const commonPostFields = {
  postTitle: text(limits.posts.titleMin, limits.posts.titleMax).refine((value) => !/[\r\n]/.test(value), fault('oneLine')),
  description: boundedText('required', unitsFor(limits.posts.descriptionMax), 'descriptionLong')
    .transform((value) => value.trim())
    .refine((value) => value.length > 0, fault('required'))
    .refine(isPlain, fault('invalid'))
    .refine((value) => textLength(value) <= limits.posts.descriptionMax, fault('descriptionLong'))
    .meta({ minLength: 1, maxLength: limits.posts.descriptionMax }),
  propertyType: choice(propertyTypes),
  constructionStatus: optionalChoice(constructionStatuses),
  condition: optionalChoice(conditions),
  size: optionalWhole(limits.posts.sizeSqftMin, limits.posts.sizeSqftMax),
  landSize: optionalDecimal(0.01, limits.posts.landSqftMax),
  landUnits: optionalChoice(landUnits),
  landCategory: optionalChoice(landCategories),
  totalRooms: count,
  bedrooms: count,
  bathrooms: count,
  balconies: count,
  drawingRooms: count,
  garages: count,
  lift: optionalBoolean,
  furnishing: optionalChoice(furnishings),
  facing: optionalChoice(facings),
  totalUnit: optionalWhole(1, limits.posts.unitsMax),
  totalFloor: floor,
  availableFloor: floor,
  facilities: list(choice(facilities), facilities.length),
  postedBy: choice(postedByKinds),
  division: text(1, 60),
  district: text(1, 60),
  subDistrict: text(1, 60),
  /** A neighbourhood of the sub-district. */
  locality: optionalText(60),
  street: optionalText(limits.posts.streetMax),
  house: optionalText(limits.posts.houseMax),
  postCode: optionalPostCode,
  primaryContact: phone,
  secondaryContact: optionalPhone,
  plan: choice(plans),
};

/** Every field that its owner fills in, by its name in the contract; a rent post has its price as `rentFee` too. */
export type PostFieldName = keyof typeof commonPostFields | keyof typeof rentPostFields | 'price' | 'priceUnits';
