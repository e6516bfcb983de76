import { listAddress, placeNames } from '#web/listings/list-address.ts';
import { firmsPath } from './paths.ts';

export const firmList = listAddress(firmsPath, ['q', 'category', 'budget', 'ratingMin', ...placeNames]);
