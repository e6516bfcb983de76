// The pages of the area of a signed-in person.
import { Bell, Building2, Heart, Lock, SearchCheck, Star, Store, UserRound, UsersRound } from 'lucide-react';

export const areaLinks = [
  ['/user/profile', 'myProfile', UserRound],
  ['/user/my-properties', 'myProperties', Building2],
  ['/user/my-inbox', 'inbox', Bell],
  ['/user/my-saved-posts', 'savedPosts', Heart],
  ['/user/shortlists', 'shortlists', UsersRound],
  ['/user/saved-searches', 'savedSearches', SearchCheck],
  ['/user/my-reviews', 'myReviews', Star],
  ['/user/profile-settings', 'settings', Lock],
] as const;
export const firmLink = ['/user/firm', 'myFirm', Store] as const;
