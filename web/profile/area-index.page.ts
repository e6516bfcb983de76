import { redirect } from 'react-router';

export const handle = { cache: false };

/** The area opens with the profile. */
export const loader = () => redirect('/user/profile');

export default function AreaIndex() {
  return null;
}
