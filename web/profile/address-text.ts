import type { UserData } from '#contracts/accounts/accounts.ts';
import type { Language } from '#i18n/language.ts';

/** An address from the nearest to the widest: house, sub-district, district, division. A place named twice stands once. */
export function addressText(address: NonNullable<UserData['address']>, lng: Language): string {
  const places = [address.subDistrict, address.district, address.division].map((place) => place[lng]);
  return [address.more, ...places.filter((name, at) => name !== places[at - 1])].filter(Boolean).join(', ');
}
