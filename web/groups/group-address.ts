import { listAddress, placeNames } from '#web/listings/list-address.ts';
import { groupsPath } from './paths.ts';

export const groupList = listAddress(groupsPath, ['q', ...placeNames, 'sizeMin', 'sizeMax', 'stage']);
